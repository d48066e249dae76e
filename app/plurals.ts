// Hermes has no Intl.PluralRules; every browser has.
import 'intl-pluralrules'

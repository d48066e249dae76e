import { type i18n, type TFunction } from 'i18next'

/** The cases that sentences ask for. English has no use for them and shows the plain word. */
export const cases = ['genitive', 'dative', 'accusative', 'instrumental', 'prepositional'] as const
export type Case = (typeof cases)[number]

/**
 * A word that goes into a sentence. The sentence says which case it needs, since only the text of that language
 * knows: "{{name}} грабит {{victim, accusative}}". Without a case the word stands as it is.
 */
export type Word = { in(grammaticalCase: Case, language: string): string; toString(): string }

/** A piece of a game. Its text has forms for the numbers and, where they differ, for the cases. */
export function noun(t: TFunction, key: string, count?: number): Word {
  const number = count === undefined ? {} : { count }
  return { in: (context) => t(key, { context, ...number }), toString: () => t(key, number) }
}

/** "two red gems, a bag and a mask" */
export function listed(t: TFunction, words: readonly Word[], how: 'and' | 'or' = 'and'): Word {
  const joined = (parts: string[]) => {
    const last = parts.pop() ?? ''
    return parts.length === 0 ? last : t(`house:list.${how}`, { rest: parts.join(', '), last })
  }
  return {
    in: (grammaticalCase, language) => joined(words.map((word) => word.in(grammaticalCase, language))),
    toString: () => joined(words.map(String)),
  }
}

function isWord(value: unknown): value is Word {
  return typeof value === 'object' && value !== null && 'in' in value
}

/** Lets the texts of an i18next put words into cases. */
export function teachCases({ services }: i18n): void {
  for (const each of cases) {
    services.formatter?.add(each, (value: unknown, language) =>
      isWord(value) ? value.in(each, language ?? '') : String(value),
    )
  }
}

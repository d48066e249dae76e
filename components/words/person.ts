import { getFirstnameGender, inclineFirstname } from 'lvovich'

import { type Case, type Word } from './word'

/** What a name may look like for Russian to decline it; anything else stays as it was typed. */
const declinable = /^[А-ЯЁа-яё]+(-[А-ЯЁа-яё]+)?$/

function inRussian(name: string, grammaticalCase: Case): string {
  if (!declinable.test(name)) return name
  const gender = getFirstnameGender(name)
  // Pet names that both may bear (Саша, Аня) end like women's names, and decline like them whoever bears them.
  return inclineFirstname(name, grammaticalCase, gender === 'male' ? 'male' : 'female')
}

/** A name that somebody typed. */
export function personWord(name: string): Word {
  return {
    in: (grammaticalCase, language) => (language.startsWith('ru') ? inRussian(name, grammaticalCase) : name),
    toString: () => name,
  }
}

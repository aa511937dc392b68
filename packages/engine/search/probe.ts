import { needed } from './cut.ts'
import { pinyinMark } from './grams.ts'
import { normalise } from './normal.ts'

/** What to look for when somebody types a keyword. */
export interface Probe {
  /** Grams that must all be there for the text to contain the keyword. */
  all: string[]
  /** The alternative, when the keyword is latin letters and digits: grams of pinyin that must all be there. */
  pinyin: string[]
  /** The normalised keyword; empty when nothing is sought. */
  text: string
  /** The keyword as the initials must contain it; empty when it cannot be pinyin. */
  initials: string
}

/** More words than this are looked for as one fragment. */
const mostWords = 6

/** Splits a keyword into words that are searched separately: `重庆 数据` finds 重庆长安数据公司, and a phone may have blanks. */
export const wordsOf = (keyword: string): readonly string[] => {
  const words = normalise(keyword).split(' ').filter(Boolean)
  return words.length > mostWords ? [...words.slice(0, mostWords - 1), words.slice(mostWords - 1).join(' ')] : words
}

/** Reads a word of a keyword. See {@link searchCondition} for how SQL must use it. */
export function probe(keyword: string): Probe {
  const text = normalise(keyword)
  const letters = text.replaceAll(' ', '')
  const initials = /^[a-z0-9]*[a-z][a-z0-9]*$/.test(letters) ? letters : ''
  return {
    all: text === '' ? [] : needed(text),
    pinyin: initials === '' ? [] : needed(initials, pinyinMark),
    text,
    initials,
  }
}

/** The pattern that finds a fragment literally with LIKE and its default escape. */
export const containing = (fragment: string): string => `%${fragment.replace(/[\\%_]/g, '\\$&')}%`

export interface SearchColumns {
  grams: string
  text: string
  initials: string
  /** What must hold besides where the grams are compared, so that both are looked up in the index at once. */
  beside?: string
}

const usual: SearchColumns = { grams: 'search_grams', text: 'search_text', initials: 'search_initials' }

/**
 * The SQL condition of a keyword, for each of its words; its parameters are appended to `params`, and numbered after
 * those already there: `(grams @> $1 and text like $2 or grams @> $3 and initials like $4)`, the second half only when
 * the word may be pinyin. `@> '{}'` is true for every row, so neither half may be written with an empty array: an empty
 * keyword gives `true`. Grams say where a fragment may be, LIKE says where it is; both are needed.
 * @param columns SQL of the three columns, with their table's alias where one is needed
 */
export const searchCondition = (keyword: string, params: unknown[], columns: SearchColumns = usual): string =>
  wordsOf(keyword)
    .map((word) => wordCondition(word, params, columns))
    .join(' and ') || 'true'

const wordCondition = (word: string, params: unknown[], columns: SearchColumns): string => {
  const sought = probe(word)
  const half = (grams: readonly string[], column: string, fragment: string): string => {
    const [only] = grams
    const within = columns.beside ? ` and ${columns.beside}` : ''
    // a keyword that is one gram is in the text whenever the gram is: nothing is left to compare
    if (grams.length === 1 && (only === fragment || only === pinyinMark + fragment))
      return `${columns.grams} @> $${params.push(grams)}::text[]${within}`
    const at = params.push(grams, containing(fragment))
    return `${columns.grams} @> $${at - 1}::text[]${within} and ${column} like $${at}`
  }
  const halves = [half(sought.all, columns.text, sought.text)]
  if (sought.initials !== '') halves.push(half(sought.pinyin, columns.initials, sought.initials))
  return `(${halves.join(' or ')})`
}

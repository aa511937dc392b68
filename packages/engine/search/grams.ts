import { cut } from './cut.ts'
import { normalise } from './normal.ts'
import { type Sound, sounds } from './pinyin.ts'

// Decision 007: Search: grams under GIN, the front of the order first

/** The mark before grams of pinyin, so that they never meet grams of the text. */
export const pinyinMark = '~'

export interface SearchOptions {
  /** Also the whole pinyin (`hetongmuban`), for short texts such as names of people. */
  fullPinyin?: boolean
}

/** What a searched row keeps: the grams under GIN, and the two texts they are rechecked against. */
export interface SearchRow {
  grams: string[]
  text: string
  initials: string
}

/**
 * What the search columns of a row hold, from the texts of its searched fields. The same texts always give the same
 * row; `text` and `initials` have one line per text.
 */
export function searchRow(texts: readonly (string | null)[], options: SearchOptions = {}): SearchRow {
  const lines = texts.map((text) => (text === null ? '' : normalise(text))).filter((line) => line !== '')
  const heard = lines.flatMap((line) => spoken(line, options))
  const found = new Set<string>()
  for (const line of lines) cut(line, found)
  for (const { fresh } of heard) cut(fresh, found, pinyinMark)
  return { grams: [...found], text: lines.join('\n'), initials: heard.map(({ line }) => line).join('\n') }
}

/** The same as the columns of a table. */
export const searchValues = (texts: readonly (string | null)[], options: SearchOptions = {}) => {
  const { grams, text, initials } = searchRow(texts, options)
  return { search_grams: grams, search_text: text, search_initials: initials }
}

/** The grams of a row's texts, each once: see {@link searchRow}. */
export const grams = (texts: readonly (string | null)[], options?: SearchOptions): string[] =>
  searchRow(texts, options).grams

/** What a keyword is rechecked against. */
export const searchText = (texts: readonly (string | null)[]): string => searchRow(texts).text

/** What a keyword of latin letters is rechecked against: 合同模板 → htmb. */
export const searchInitials = (texts: readonly (string | null)[], options?: SearchOptions): string =>
  searchRow(texts, options).initials

/** A line of pinyin, and the part of it whose grams no line before has. */
interface Spoken {
  line: string
  fresh: string
}

function spoken(text: string, options: SearchOptions): Spoken[] {
  const heard = sounds(text)
  if (!heard) return []
  const initials = heard.map((sound) => first(sound.syllable))
  const lines = [initials.join('')]
  if (options.fullPinyin) lines.push(heard.map((sound) => sound.syllable).join(''))
  return [...lines.map((line) => ({ line, fresh: line })), ...otherReadings(heard, initials)]
}

const first = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 32)

/**
 * A character with several readings (分行 is fx or fh) is also found under the others: each is stored with four
 * neighbours on either side, so the row grows with its polyphones and not with their combinations. Only grams that
 * include the character are new, and those span three letters at most.
 */
function otherReadings(heard: readonly Sound[], initials: readonly string[]): Spoken[] {
  return heard.flatMap((sound, at) => {
    const beside = (reach: number, letter: string): string =>
      initials.slice(Math.max(0, at - reach), at).join('') + letter + initials.slice(at + 1, at + 1 + reach).join('')
    return sound.others.map((letter) => ({ line: beside(4, letter), fresh: beside(2, letter) }))
  })
}

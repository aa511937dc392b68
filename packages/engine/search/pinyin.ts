import { createRequire } from 'node:module'
import type { pinyin as Pinyin } from 'pinyin-pro'

const require = createRequire(import.meta.url)
let loaded: typeof Pinyin | undefined

/** The dictionary (some 5 MB) comes into memory with the first Chinese text, not at start. */
function load(): typeof Pinyin {
  loaded ??= (require('pinyin-pro') as { pinyin: typeof Pinyin }).pinyin
  return loaded
}

const han = /\p{Script=Han}+/gu
const kept = /[\p{L}\p{N}]/u

const toneless = new Map<string, string>()

/** `lǜ` → `lv`. The dictionary can do so too, at twice the time of the whole reading. */
function withoutTone(syllable: string): string {
  let found = toneless.get(syllable)
  if (found === undefined) {
    found = syllable
      .normalize('NFD')
      .replace(/u\u0308/g, 'v')
      .replace(/\p{M}/gu, '')
    toneless.set(syllable, found)
  }
  return found
}

const none: readonly string[] = []
const alternatives = new Map<string, readonly string[]>()

/** The first letters of all readings of one character: 重 → z, c. */
function readings(char: string): readonly string[] {
  let found = alternatives.get(char)
  if (!found) {
    const all = load()(char, { pattern: 'first', toneType: 'none', type: 'array', multiple: true })
    found = [...new Set(all.filter((letter) => /^[a-z]$/.test(letter)))]
    alternatives.set(char, found)
  }
  return found
}

/** What a normalised text sounds like: for each letter or digit its syllable, and other readings where there are any. */
export interface Sound {
  syllable: string
  /** First letters of the readings that the context did not choose. */
  others: readonly string[]
}

/** Letters, digits and Chinese characters of a normalised text as sounds; null when it has no Chinese character. */
export function sounds(text: string): Sound[] | null {
  const found: Sound[] = []
  let from = 0
  for (const match of text.matchAll(han)) {
    plain(text.slice(from, match.index), found)
    const read = load()(match[0], { type: 'array' })
    let at = 0
    for (const char of match[0]) {
      const syllable = withoutTone(read[at++] ?? char)
      const all = readings(char)
      found.push({ syllable, others: all.length < 2 ? none : all.filter((letter) => !syllable.startsWith(letter)) })
    }
    from = match.index + match[0].length
  }
  if (from === 0) return null
  plain(text.slice(from), found)
  return found
}

function plain(text: string, into: Sound[]): void {
  for (const char of text) if (kept.test(char)) into.push({ syllable: char, others: [] })
}

/** A latin letter or digit of a normalised text. Compared as text: a pattern here doubled the time of a row. */
const isLatin = (char: string | undefined): boolean =>
  char !== undefined && ((char >= 'a' && char <= 'z') || (char >= '0' && char <= '9'))

/**
 * Adds to `into` all grams of a normalised text: every character, every pair, and every triple of latin letters and
 * digits (pairs of digits alone hit too many rows). No gram holds white space.
 */
export function cut(text: string, into: Set<string>, mark = ''): void {
  for (const word of text.split(/\s/u)) {
    for (let at = 0; at < word.length; ) {
      const one = width(word, at)
      const two = width(word, at + one)
      into.add(mark + word.slice(at, at + one))
      if (two > 0) into.add(mark + word.slice(at, at + one + two))
      if (isLatin(word[at]) && isLatin(word[at + 1]) && isLatin(word[at + 2])) into.add(mark + word.slice(at, at + 3))
      at += one
    }
  }
}

/** Units that the character at a place takes: 2 beyond the basic plane, 0 behind the end. */
function width(word: string, at: number): number {
  const code = word.charCodeAt(at)
  if (Number.isNaN(code)) return 0
  return code >= 0xd800 && code <= 0xdbff ? 2 : 1
}

/** The fewest grams that a text containing `keyword` (normalised) must have, the longest that {@link cut} makes. */
export function needed(keyword: string, mark = '', most = 24): string[] {
  const found = new Set<string>()
  for (const word of keyword.split(' ')) {
    const chars = [...word]
    if (chars.length === 1) found.add(mark + chars[0])
    for (let at = 0; at + 1 < chars.length; at++) {
      const [before, one, two, three] = [chars[at - 1], chars[at], chars[at + 1], chars[at + 2]]
      const pairIsLatin = isLatin(one) && isLatin(two)
      if (pairIsLatin && isLatin(three)) found.add(mark + one + two + three)
      else if (!(pairIsLatin && isLatin(before))) found.add(mark + one + two)
    }
  }
  return [...found].slice(0, most)
}

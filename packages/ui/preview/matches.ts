/** A found piece inside one text item of a page. */
export interface Piece {
  readonly item: number
  readonly from: number
  readonly to: number
}

/**
 * Finds a word on a page and returns each match as pieces of text items: a PDF splits lines anywhere, often between
 * characters.
 */
export function findMatches(items: readonly string[], word: string): readonly (readonly Piece[])[] {
  const needle = word.trim().toLowerCase()
  if (needle === '') return []
  const text = items.join('').toLowerCase()
  const matches: Piece[][] = []
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    matches.push(pieces(items, at, at + needle.length))
  }
  return matches
}

function pieces(items: readonly string[], from: number, to: number): Piece[] {
  const found: Piece[] = []
  let start = 0
  items.forEach((text, item) => {
    const end = start + text.length
    if (start < to && end > from)
      found.push({ item, from: Math.max(0, from - start), to: Math.min(text.length, to - start) })
    start = end
  })
  return found
}

const kinds = ['法定节假日', '调休放假', '调休上班', '公司假日']

export interface Pasted {
  readonly date: string
  readonly name: string
  readonly kind: string
}

/**
 * Parses pasted text, one day a line, with date, name and kind in any order, separated by tabs, commas or blanks.
 * Returns the numbers, from 1, of lines that lack one of the three.
 */
export const pastedRows = (text: string): { readonly rows: readonly Pasted[]; readonly wrong: readonly number[] } => {
  const lines = text.split('\n').map((line) =>
    line
      .trim()
      .split(/[\t,，;；\s]+/)
      .filter(Boolean),
  )
  const read = lines.map((words) => (words.length ? rowOf(words) : undefined))
  return {
    rows: read.flatMap((row) => row ?? []),
    wrong: lines.flatMap((words, at) => (words.length > 0 && !read[at] ? [at + 1] : [])),
  }
}

const rowOf = (words: readonly string[]): Pasted | undefined => {
  const date = words.map(dayIn).find((day) => day !== undefined)
  const kind = words.find((word) => kinds.includes(word))
  const name = words.filter((word) => dayIn(word) === undefined && word !== kind).join(' ')
  return date && kind && name ? { date, name, kind } : undefined
}

/** 2026-1-1, 2026/01/01 and 2026年1月1日 alike. */
const dayIn = (word: string): string | undefined => {
  const found = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(word)
  return found ? `${found[1]}-${found[2]?.padStart(2, '0')}-${found[3]?.padStart(2, '0')}` : undefined
}

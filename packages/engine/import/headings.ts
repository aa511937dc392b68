import { type Cell, isBlank, isFault, type Sheet } from './cell.ts'

/** The most rows above the headings, such as the title of a bank statement and its period. */
export const mostAbove = 30

/** The headings of a sheet, and the number of their last row, from 0. */
export interface Headings {
  readonly place: number
  readonly texts: readonly string[]
  /** As written in the file; two rows of headings are joined. */
  readonly shown: Sheet[number]
}

/**
 * The headings are in the row that names the most fields, the first of several, or in two rows where these together
 * name more: 联系人 above 姓名 and 电话.
 */
export const headingRow = (sheet: Sheet, isField: (text: string) => boolean): Headings => {
  const filled = sheet.flatMap((row, at) => (row.some((cell) => !isBlank(cell)) ? [at] : [])).slice(0, mostAbove)
  const single = filled.map((place) => ({
    place,
    texts: (sheet[place] ?? []).map(headingOf),
    shown: sheet[place] ?? [],
  }))
  const double = filled.flatMap((place) => {
    const [above, below] = [sheet[place - 1] ?? [], sheet[place] ?? []]
    if (!isPair(above, below, isField)) return []
    const texts = grouped(above, below, isField)
    return [{ place, texts, shown: texts }]
  })
  const named = ({ texts }: Headings): number => new Set(texts.filter(isField)).size
  const [first = { place: -1, texts: [], shown: [] }, ...others] = [...single, ...double]
  return others.reduce((best, one) => (named(one) > named(best) ? one : best), first)
}

/** A row with something below a heading that is a field already is data, unless that heading groups it. */
const isPair = (above: Sheet[number], below: Sheet[number], isField: (text: string) => boolean): boolean =>
  below.every((cell, at) => {
    const [upper, lower] = [headingOf(above[at]), headingOf(cell)]
    return isBlank(cell) || lower === upper || !isField(upper) || isField(`${upper}·${lower}`)
  })

/** The headings of two rows: the lower one with its group, the lower one alone, or where it is blank the upper one. */
const grouped = (above: Sheet[number], below: Sheet[number], isField: (text: string) => boolean): readonly string[] => {
  let group = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const [upper, lower] = [headingOf(above[at]), headingOf(below[at])]
    // a group is written over its first column alone
    group = upper || (lower ? group : '')
    return [group && lower ? `${group}·${lower}` : '', lower, upper].find(isField) ?? (lower || upper)
  })
}

export const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')
const headingOf = (cell: Cell | undefined): string =>
  cell === undefined || isFault(cell) ? '' : plain(cell).replace(/^\*|\*$|\(必填\)$/g, '')

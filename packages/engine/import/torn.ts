import { isFault } from './cell.ts'
import type { Column, Heads } from './columns.ts'
import { saidOfLine } from './lists.ts'
import { mergedWords } from './merged.ts'
import type { SheetLine, SheetRecord } from './records.ts'
import type { RowErrors } from './result.ts'

/**
 * Errors of the records above: a figure merged over several of them is refused in the first too, which would otherwise
 * take it whole while the rest is skipped. By the row that opens the record.
 */
export const tornFigures = (records: readonly SheetRecord[], heads: Heads): ReadonlyMap<number, RowErrors[]> => {
  const owner = new Map(records.flatMap(({ head, more }) => [head, ...more].map(({ row }) => [row, head.row] as const)))
  const torn = records.flatMap(({ head, more }) =>
    [head, ...more].flatMap((line) =>
      heldAbove(line, heads).filter(({ row }) => owner.has(row) && owner.get(row) !== head.row),
    ),
  )
  return Map.groupBy(torn, ({ row }) => owner.get(row) ?? row)
}

/** The figures that a row has in common with one above, as errors of that one. */
const heldAbove = ({ cells, row }: SheetLine, { columns, lists }: Heads): RowErrors[] => {
  const found = (some: readonly Column[], said: (name: string, label: string) => readonly [string, string]) =>
    some.flatMap(({ at, name, field }) => {
      const cell = cells[at]
      if (!isFault(cell) || cell.mergedWith === undefined) return []
      const [key, words] = said(name, `${field.label}：${mergedWords(row)}`)
      return [{ row: cell.mergedWith, fields: { [key]: words } }]
    })
  return [
    ...found(columns, (name, words) => [name, words]),
    ...lists.flatMap(({ list, columns: own }) =>
      found(own, (name, words) => [`${list.key}.${name}`, saidOfLine(list, name, words)]),
    ),
  ]
}

import { fromCell, type Known } from '@chengban/kernel/cell/from-cell.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { readValue } from '@chengban/kernel/kinds/kinds.ts'
import { present } from '@chengban/kernel/present.ts'
import { type Cell, isBlank, isFault } from './cell.ts'
import type { Column, Heads } from './columns.ts'
import type { List } from './lists.ts'
import { isFilled, type SheetRecord } from './records.ts'

/** A row of the sheet as a form would send it; blank cells say nothing of their field. */
export interface ReadRow {
  /** Its number in the sheet, from 1. */
  readonly row: number
  readonly values: Record<string, unknown>
  /** The value looked up by, where the import has a key. */
  readonly key: string | undefined
  readonly errors: Record<string, string>
}

/** What a record of the sheet says, its lists as their own columns have them. */
export interface ReadRecord extends ReadRow {
  readonly lists: readonly { readonly list: List; readonly lines: readonly ReadRow[] }[]
  /** The rows it takes up in the sheet. */
  readonly rows: readonly number[]
}

/** Reads a record with the lines of its lists; a list without a single line is not spoken of. */
export const readRecord = (
  { head, more }: SheetRecord,
  { columns, lists }: Heads,
  known: Known,
  key: string | undefined,
): ReadRecord => {
  const all = [head, ...more]
  return {
    ...readRow(head.cells, head.row, columns, known, key),
    rows: all.map(({ row }) => row),
    lists: lists.flatMap(({ list, columns: inList }) => {
      const filled = all.filter(({ cells }) => isFilled(cells, inList))
      const lines = filled.map(({ cells, row }) => readRow(cells, row, inList, known, undefined))
      return lines.length ? [{ list, lines }] : []
    }),
  }
}

export function readRow(
  cells: readonly Cell[],
  row: number,
  columns: readonly Column[],
  known: Known,
  key: string | undefined,
): ReadRow {
  const values: Record<string, unknown> = {}
  const errors: Record<string, string> = {}
  let keyed: string | undefined
  for (const column of columns) {
    const value = valueIn(cells[column.at], column, known)
    if (value === undefined) continue
    if (value instanceof Problem) errors[column.name] = value.message
    else if (!column.keyOnly) values[column.name] = value
    if (column.name === key && !(value instanceof Problem)) keyed = String(value)
  }
  return { row, values, key: keyed, errors }
}

const valueIn = (cell: Cell | undefined, { field, keyOnly }: Column, known: Known): unknown => {
  if (cell === undefined || isBlank(cell)) return undefined
  if (isFault(cell)) return new Problem(`${field.label}：${cell.fault}`)
  const sent = fromCell(cell, field, known)
  return sent instanceof Problem || keyOnly ? sent : readValue(sent, field)
}

/** Groups of fields that no two rows of a file may share: the unique ones of the entity, and the key. */
export const uniqueGroups = (entity: Entity, columns: readonly Column[], key: string | undefined): string[][] => {
  const there = new Set(columns.map(({ name }) => name))
  const single = Object.keys(entity.fields).filter((name) => entity.fields[name]?.options.unique || name === key)
  const joint = (entity.unique ?? []).filter(({ where }) => !where).map(({ fields }) => [...fields])
  return [...single.map((name) => [name]), ...joint].filter((group) => group.every((name) => there.has(name)))
}

/** Remembers groups of values by row, and gives the row of an earlier equal group. */
export class Seen {
  readonly #groups: readonly (readonly string[])[]
  readonly #first = new Map<string, number>()

  constructor(groups: readonly (readonly string[])[]) {
    this.#groups = groups
  }

  /** The errors of a row that repeats an earlier one; otherwise it is remembered. */
  errorsOf(read: ReadRow, key: string | undefined): Record<string, string> {
    const errors: Record<string, string> = {}
    for (const group of this.#groups) {
      const values = group.map((name) => (name === key ? read.key : read.values[name]))
      if (values.some((value) => value === undefined)) continue
      const mark = JSON.stringify([group, values])
      const first = this.#first.get(mark)
      if (first === undefined) this.#first.set(mark, read.row)
      else errors[present(group.at(-1))] = `与第${first}行重复`
    }
    return errors
  }
}

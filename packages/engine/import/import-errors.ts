import type { Entity } from '@chengban/kernel/entity.ts'
import { saidOfLine } from './lists.ts'
import type { RowErrors } from './result.ts'
import type { ReadRecord } from './row.ts'
import type { SentLines } from './sent-lines.ts'

type Fields = Readonly<Record<string, string>>

/** The errors found while reading a record, by sheet row. */
export const readErrors = ({ row, errors, lists }: ReadRecord): RowErrors[] =>
  gathered([
    ...Object.entries(errors).map(([name, message]) => ({ row, name, message })),
    ...lists.flatMap(({ list, lines }) =>
      lines.flatMap((line) =>
        Object.entries(line.errors).map(([name, message]) => ({
          row: line.row,
          name: `${list.key}.${name}`,
          message: saidOfLine(list, name, message),
        })),
      ),
    ),
  ])

/** The errors of a refusal, by field and `list.0.field`, at the rows of the sheet they are about. */
export const refusedErrors = (record: ReadRecord, fields: Fields, { rows }: Pick<SentLines, 'rows'>): RowErrors[] =>
  gathered(
    Object.entries(fields).map(([name, message]) => {
      const [, key = '', index, inner = ''] = /^([^.]+)\.(\d+)\.(.+)$/.exec(name) ?? []
      const found = record.lists.find(({ list }) => list.key === key)
      if (!found) return { row: record.row, name, message }
      const row = rows[key]?.[Number(index)] ?? record.row
      return { row, name: `${key}.${inner}`, message: saidOfLine(found.list, inner, message) }
    }),
  )

/** Errors of two kinds together: for one field the first kind wins. */
export const joined = (first: readonly RowErrors[], second: readonly RowErrors[]): RowErrors[] =>
  gathered(
    [...second, ...first].flatMap(({ row, fields }) =>
      Object.entries(fields).map(([name, message]) => ({ row, name, message })),
    ),
  )

const gathered = (all: readonly { row: number; name: string; message: string }[]): RowErrors[] =>
  [...Map.groupBy(all, ({ row }) => row)]
    .map(([row, some]) => ({ row, fields: Object.fromEntries(some.map(({ name, message }) => [name, message])) }))
    .sort((a, b) => a.row - b.row)

/** A sentence as it appears in the sheet of errors: most name their field, the label precedes those that do not. */
export const saidOf = (entity: Entity, name: string, message: string): string => {
  const label = entity.fields[name]?.label ?? ''
  return name === entity.title || message.includes(label) ? message : `${label}：${message}`
}

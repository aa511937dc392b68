import { listIn } from '@chengban/kernel/list-in.ts'
import { shownAllKey } from '@chengban/kernel/row-name.ts'

/** A row as the server gives it: its fields, the shown objects of its references, what may be done with it. */
export type Row = Readonly<Record<string, unknown>>

export interface NamedRow {
  readonly id: string
  readonly name: string
}

/** The record that a reference shows; undefined where it is empty, deleted or not shown. */
export const named = (value: unknown): NamedRow | undefined => (isNamed(value) ? value : undefined)

const isNamed = (value: unknown): value is NamedRow => typeof value === 'object' && value !== null && 'name' in value

export const idOf = (row: Row): string => String(row.id)
export const versionOf = (row: Row): number => Number(row.version)

/** A value of a row as text; null where it is empty. */
export const textValue = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value)

/** What the reader may do with the row: update (in part where `edits` says so; updateMine: some fields of their own), delete, enable, and moves. */
export const canOf = (row: Row): readonly string[] => listIn<string>(row.can)

/** The fields and lists that may be written now; undefined: nothing closes any of them. */
export const editsOf = (row: Row): readonly string[] | undefined => (Array.isArray(row.edits) ? row.edits : undefined)

/** Returns the filled fields that the server shows only on request, because each reading is logged. */
export const veiledOf = (row: Row): readonly string[] => listIn<string>(row.veiled)

/** Of these, what has been asked for in this window. */
export const revealedOf = (row: Row): readonly string[] => listIn<string>(row.revealed)

/** Whether the reader may write this field of the row now. */
export const mayEdit = (row: Row, name: string): boolean =>
  canOf(row).includes('update') && (editsOf(row)?.includes(name) ?? true)

/** The names of the records a field of many references leads to. */
export const namesIn = (row: Row, name: string): readonly string[] =>
  listIn<NamedRow | null>(row[shownAllKey(name)]).map((each) => each?.name ?? '已删除')

/** Who has a waiting record in hand. */
export const waitsFor = (row: Row): readonly NamedRow[] => listIn<NamedRow>(row.waitsFor)

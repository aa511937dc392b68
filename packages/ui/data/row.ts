import { shownAllKey } from '@chengban/kernel/row-name.ts'

/** A row as the server gives it: its fields, the shown objects of its references, what may be done with it. */
export type Row = Readonly<Record<string, unknown>>

export interface NamedRow {
  readonly id: string
  readonly name: string
}

export const idOf = (row: Row): string => String(row.id)
export const versionOf = (row: Row): number => Number(row.version)

/** A value of a row as text; null where it is empty. */
export const textValue = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value)

/** What the reader may do with the row: update (in part where `edits` says so; updateMine: some fields of their own), delete, enable, and moves. */
export const canOf = (row: Row): readonly string[] => (Array.isArray(row.can) ? row.can : none)

/** The fields and lists that may be written now; undefined: nothing closes any of them. */
export const editsOf = (row: Row): readonly string[] | undefined => (Array.isArray(row.edits) ? row.edits : undefined)

/** Returns the filled fields that the server shows only on request, because each reading is logged. */
export const veiledOf = (row: Row): readonly string[] => (Array.isArray(row.veiled) ? row.veiled : none)

/** Of these, what has been asked for in this window. */
export const revealedOf = (row: Row): readonly string[] => (Array.isArray(row.revealed) ? row.revealed : none)

/** Whether the reader may write this field of the row now. */
export const mayEdit = (row: Row, name: string): boolean =>
  canOf(row).includes('update') && (editsOf(row)?.includes(name) ?? true)

/** The names of the records a field of many references leads to. */
export const namesIn = (row: Row, name: string): readonly string[] => {
  const shown = row[shownAllKey(name)]
  return Array.isArray(shown) ? (shown as (NamedRow | null)[]).map((each) => each?.name ?? '已删除') : none
}

/** Who has a waiting record in hand. */
export const waitsFor = (row: Row): readonly NamedRow[] =>
  Array.isArray(row.waitsFor) ? (row.waitsFor as NamedRow[]) : nobody

const none: readonly string[] = []
const nobody: readonly NamedRow[] = []

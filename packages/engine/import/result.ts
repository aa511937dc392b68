import type { Sheet } from './cell.ts'
import type { Heads } from './columns.ts'
import type { Merged } from './merged.ts'

export interface ImportAsk {
  readonly mode: 'create' | 'upsert'
  /** The field by which an upsert finds the existing row. */
  readonly key?: string | undefined
  /** Says what would happen and stores nothing. */
  readonly dryRun: boolean
  /** Brings in the rows that are right; otherwise it is all or nothing. */
  readonly skipErrors: boolean
  /** Rows like another, in the sheet or stored, are meant. */
  readonly repeats?: boolean
  /** Cells of the sheet that reach over several rows. */
  readonly merged?: readonly Merged[]
  /** Called from time to time with the number of finished rows. */
  readonly progress?: ((done: number, total: number) => void) | undefined
}

export interface RowOutcome {
  /** Number in the sheet, from 1. */
  readonly row: number
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'refused'
}
export interface RowErrors {
  readonly row: number
  readonly fields: Readonly<Record<string, string>>
}

export interface ImportResult {
  /** The sheet with its merged cells filled. */
  readonly sheet: Sheet
  readonly heads: Heads
  /** One a record, at the row that opens it. */
  readonly rows: readonly RowOutcome[]
  readonly errors: readonly RowErrors[]
  /** All rows of the records that are refused. */
  readonly refusedRows: readonly number[]
  /** Child rows in the sheet. */
  readonly lines: number
  /** Rows without anything in them. */
  readonly skipped: number
  /** Rows refused for nothing but being like another. */
  readonly repeats: number
  /** Whether what the outcomes say was stored. */
  readonly stored: boolean
}

import type { ComponentType } from 'react'
import type { AuditDetail } from '../audit/audit-detail.ts'
import type { Row } from '../data/row.ts'
import { type Context, noContext } from './context.ts'

// Decision 091: A decision is made in a panel beside its documents

/** What a page adds to the panel of its main kind, above the fields: `again` reads the record anew. */
export type DecisionPart = ComponentType<{
  readonly row: Row
  readonly detail: AuditDetail | undefined
  readonly again: (written?: Row) => void
}>

/** What a decision desk adds for records of its main kind: related rows to weigh, and a special part. */
export interface DecisionExtras {
  readonly context: readonly Context[]
  readonly part?: DecisionPart
}

export const noExtras: DecisionExtras = { context: noContext }

import type { AnswerFormula } from '@chengban/kernel/deeds/answer-formula.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Params } from '../read/params.ts'
import type { Catalog } from '../schema/catalog.ts'

/** The entity asked about, and by whom. */
export interface StatisticsScope {
  readonly catalog: Catalog
  readonly entity: Entity
  readonly entries: readonly string[]
  readonly params: Params
  /** Sums may use columns that the person reads of these rows only: hidden values count as nothing. */
  readonly ofOwn?: boolean
  /** Put together with other questions: planned lightly. */
  readonly isOneOfMany?: boolean
  /** Formulas over the alias `s` that measures take like columns: what a declared call asks for. */
  readonly formulas?: { readonly [name: string]: Formula }
}

export interface Formula {
  readonly told: AnswerFormula
  readonly sql: string
}

import type { Entity } from '@chengban/kernel/entity.ts'
import { anyOf, type Expr } from '@chengban/kernel/expr.ts'

/** Everything granted by the entity's rows, as one rule. */
export const rowsRule = (e: Entity): Expr<unknown> => {
  const { manage, own, also = [] } = e.rows
  return anyOf(...([manage, own, ...also].filter((rule) => rule !== undefined) as Expr<unknown>[]))
}

/** The columns of its own row that a rule asks for. */
export const ruleFields = ({ op }: Expr<unknown>): string[] => {
  if (op.is === 'and' || op.is === 'or') return op.args.flatMap(ruleFields)
  if (op.is === 'not') return ruleFields(op.arg)
  return 'field' in op ? [op.field] : []
}

/** Every rule that decides on writing: the functions they need must exist before anybody asks. */
export const writingRules = (e: Entity): Expr<unknown>[] =>
  [
    ...Object.values(e.write ?? {}),
    e.self,
    e.audit?.submit,
    ...[e.workflow, ...(e.flows ?? [])].flatMap((flow) => flow?.moves.map(({ who }) => who)),
  ].filter((rule) => rule !== undefined) as Expr<unknown>[]

import type { Entity } from '@chengban/kernel/entity.ts'
import { type Asker, evaluate } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { handRule } from '@chengban/kernel/write-rules.ts'
import { openRow } from '../data/known-row.ts'

type Rule = Expr<unknown>
type Where = Readonly<Record<string, unknown>>

/** Records of one kind that a new row could belong to. */
export interface Parents {
  readonly of: string
  /** The part of the rule that a list filter can express. */
  readonly where: Where
}

/**
 * Returns the records that could grant the right to create a row; empty when filters on other records cannot express
 * the rule.
 */
export const parentsOf = (entity: Entity, asker: Asker): readonly Parents[] => {
  const ways = waysOf(handRule(entity), entity, asker)
  return ways.includes('unknown') ? [] : (ways as readonly Parents[])
}

const waysOf = (rule: Rule, entity: Entity, asker: Asker): readonly (Parents | 'unknown')[] => {
  const { op } = rule
  if (evaluate(rule, openRow(entity, {}, asker), asker) === false) return []
  if (op.is === 'or') return op.args.flatMap((arg) => waysOf(arg, entity, asker))
  if (op.is === 'and') {
    const [way] = op.args.filter(({ op: { is } }) => is === 'via' || is === 'asParent')
    return way ? waysOf(way, entity, asker) : ['unknown']
  }
  if (op.is !== 'via' && op.is !== 'asParent') return ['unknown']
  const field = entity.fields[op.field]
  const of = op.to ?? (field && targetOf(field))
  if (!of) return ['unknown']
  const where = op.is === 'via' ? narrowed(op.rule, asker) : true
  return where === false ? [] : [{ of, where: where === true ? {} : where }]
}

/** The rule as a filter of its records; true where it narrows nothing or cannot be said as one, false where none is meant. */
const narrowed = ({ op }: Rule, asker: Asker): Where | boolean => {
  switch (op.is) {
    case 'me':
      return { [op.field]: { equalTo: asker.userId } }
    case 'holds':
      return asker.has(op.code)
    case 'in':
      return { [op.field]: { in: op.values } }
    case 'and': {
      const parts = op.args.map((arg) => narrowed(arg, asker))
      return parts.includes(false) ? false : joined('and', parts)
    }
    case 'or': {
      const parts = op.args.map((arg) => narrowed(arg, asker))
      return parts.includes(true) || joined('or', parts)
    }
    default:
      return true
  }
}

const joined = (by: 'and' | 'or', parts: readonly (Where | boolean)[]): Where | boolean => {
  const said = parts.filter((part) => typeof part !== 'boolean')
  return said.length === 0 ? by === 'and' : { [by]: said }
}

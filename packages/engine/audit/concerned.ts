import { applicantField, type Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { selfRule } from '../schema/rows.ts'
import type { Values } from '../write/scene.ts'

/** Everybody who must not decide on a record: who made it, who asks, and whom it is about. */
export const concerned = (entity: Entity, row: Values, initiatorId?: string): string[] => {
  const named = [applicantField(entity), 'creatorId', ...personFields(selfRule(entity))].map((name) => row[name])
  return [...new Set([initiatorId, ...named].filter((id): id is string => typeof id === 'string'))]
}

const personFields = ({ op }: Expr<unknown>): string[] => {
  if (op.is === 'me') return [op.field]
  return op.is === 'and' || op.is === 'or' ? op.args.flatMap(personFields) : []
}

import { applicantField, type Entity } from '@chengban/kernel/entity.ts'
import type { Expr, Op } from '@chengban/kernel/expr.ts'
import type { Sql } from '../db/sql.ts'
import type { Values } from '../row/scene.ts'
import { column, table } from '../schema/names.ts'
import { selfRule } from '../schema/rows.ts'

interface About {
  readonly tx: Sql
  readonly entity: Entity
  readonly row: Values
  readonly initiatorId?: string | undefined
}

/**
 * Everybody who must not decide on a record: its creator and initiator, the person who submits, and the people it or
 * one of its lines is about. Where moves decide, one person often makes what another submits.
 */
export const concerned = async ({ tx, entity, row, initiatorId }: About): Promise<string[]> => {
  const rules = partsOf(selfRule(entity))
  const fields = rules.flatMap((op) => (op.is === 'me' ? [op.field] : []))
  const named = [applicantField(entity), ...(entity.audit ? ['creatorId'] : []), ...fields].map((name) => row[name])
  const lines = await Promise.all(rules.map((op) => (op.is === 'some' ? ofLines(tx, op, row.id) : [])))
  return [...new Set([initiatorId, ...named, ...lines.flat()].filter((id): id is string => typeof id === 'string'))]
}

const partsOf = ({ op }: Expr<unknown>): Op[] => (op.is === 'and' || op.is === 'or' ? op.args.flatMap(partsOf) : [op])

const ofLines = async (tx: Sql, { of, by, rule }: Extract<Op, { is: 'some' }>, id: unknown): Promise<string[]> => {
  if (rule.op.is !== 'me') return []
  const person = column(rule.op.field)
  const rows = await tx.query<{ id: string | null }>(
    `select distinct l.${person}::text as id from ${table(of)} l where l.${column(by)} = $1`,
    [id],
  )
  return rows.flatMap((one) => one.id ?? [])
}

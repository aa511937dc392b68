import type { Entity } from '@chengban/kernel/entity.ts'
import { allOf } from '@chengban/kernel/expr.ts'
import { define } from './define.ts'
import { sqlOf } from './expression.ts'
import { column, snake, table } from './names.ts'
import type { OutsideFunctions } from './outside.ts'

/** The function that finds the row a token opens, in schema rule. */
export const tokenFunction = (e: Entity): string => `${snake(e.name)}_of_token`

/**
 * The id of the row whose token this is, while it holds. Tokens are compared by their digests: how long that takes says
 * nothing of how near a guess came.
 */
export const tokenFunctions = (e: Entity, outside: OutsideFunctions): string[] => {
  if (!e.token) return []
  const { field, until, when = allOf() } = e.token
  const valid = sqlOf(when, outside.place(e, 'x'))
  const lasts = until ? ` and x.${column(until)} > $2` : ''
  return [
    define(
      `${tokenFunction(e)}(token text, moment timestamptz) returns text`,
      `select x.id::text from ${table(e.name)} x where md5(x.${column(field)}) = md5($1) and sha256(convert_to(x.${column(field)}, 'UTF8')) = sha256(convert_to($1, 'UTF8'))${lasts} and ${valid}`,
    ),
  ]
}

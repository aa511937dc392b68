import type { Given } from '@chengban/kernel/consequence.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { isStored } from '@chengban/kernel/field.ts'
import { inlinedRule } from '@chengban/kernel/inline.ts'
import { remembered } from '@chengban/kernel/remembered.ts'
import { askerOf } from '../asker.ts'
import { clock, today } from '../clock.ts'
import { sqlOf } from '../schema/expression.ts'
import { snake, table } from '../schema/names.ts'
import { changedNames } from './changed.ts'
import { authorOf, type Scene, type Values } from './scene.ts'

/** A formula over the row as it will be. Values outside the row come from the database. */
export const figure = async (scene: Scene, rule: Expr<unknown>): Promise<unknown> => {
  const { tx, writer, entity, row, asked, opinion } = scene
  const expr = inlinedRule(rule, entity.fields)
  const value = evaluate(
    expr,
    { ...row, ...asked, ...wasOf(scene.before ?? nothing), $opinion: opinion },
    askerOf(writer.actor),
  )
  if (value !== undefined) return value
  const changed = pending(scene)
  const source = changed
    ? `(select (jsonb_populate_record(b, $2::jsonb)).* from ${table(entity.name)} b where b.id = $1) t`
    : `${table(entity.name)} t where t.id = $1`
  const [found] = await tx.query<{ value: unknown }>(
    `select (${sqlOf(expr, writer.catalog.place(entity, 't'))}) as value from ${source}`,
    [row.id, ...(changed ? [JSON.stringify(changed)] : [])],
  )
  return found?.value ?? null
}

/** The previous values, by the names of `was`. */
const wasOf = remembered(
  (before: Readonly<Values>): Values =>
    Object.fromEntries(Object.entries(before).map(([name, value]) => [`$was.${name}`, value])),
)
const nothing: Readonly<Values> = {}

/** Columns that will change, as the table names them; undefined where none does. */
const pending = ({ entity, before, row }: Scene): Record<string, unknown> | undefined => {
  const names = changedNames(before ?? {}, row).filter((name) => entity.fields[name] && isStored(entity.fields[name]))
  return names.length ? Object.fromEntries(names.map((name) => [snake(name), row[name]])) : undefined
}

/** A value that a step writes. */
export const givenValue = async (scene: Scene, given: Given): Promise<unknown> => {
  if (typeof given !== 'object' || given === null) return given
  if ('op' in given) return figure(scene, given)
  if ('asked' in given) return scene.asked?.[given.asked] ?? scene.input[given.asked] ?? null
  if ('was' in given) return scene.before?.[given.was] ?? null
  return {
    me: authorOf(scene.writer),
    today: today(),
    now: clock.now().toISOString(),
    opinion: scene.opinion,
  }[given.from]
}

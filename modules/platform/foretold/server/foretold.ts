import type { CallHandler } from '@chengban/engine/call.ts'
import { reduce } from '@chengban/engine/read/rights.ts'
import { foretellRow } from '@chengban/engine/write/foretold.ts'
import { forbidden, notFound } from '@chengban/kernel/refusal.ts'
import { createRule } from '@chengban/kernel/write-rules.ts'
import { typedValues } from '../../audit-task/server/typed-values.ts'
import type { foretold } from '../foretold.call.ts'

/** Computes the figures for a record; refuses people who may not create such a record. */
export const foretell: CallHandler<typeof foretold> = async (engine, { module, values }) => {
  const entity = engine.writer.catalog.all.get(String(module))
  if (!entity?.tells) throw notFound()
  if (reduce(createRule(entity), engine.writer.actor.entries) === false) throw forbidden()
  const sent = typedValues(values)
  return engine.write(entity, async (tx) => ({ figures: await foretellRow(tx, engine.writer, entity, sent) }))
}

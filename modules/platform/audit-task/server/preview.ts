import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { reduce } from '@chengban/engine/read/rights.ts'
import { readState } from '@chengban/engine/round/state.ts'
import { readInput, withDefaults } from '@chengban/engine/row/input.ts'
import { run, type Values } from '@chengban/engine/row/scene.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { forbidden, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import { createRule } from '@chengban/kernel/write-rules.ts'
import type { approversPreview } from '../preview.call.ts'
import { levelsAhead } from './ahead.ts'
import { rawRow } from './raw-row.ts'
import { typedValues } from './typed-values.ts'

type Sent = Readonly<Record<string, unknown>>

export const previewApprovers: CallHandler<typeof approversPreview> = async (
  engine,
  { module, relevanceId, values },
) => {
  const { catalog } = engine.writer
  const entity = catalog.all.get(String(module))
  if (!entity?.audit) throw notFound()
  const sent = typedValues(values)
  return engine.write(entity, async (tx) => {
    const before = relevanceId ? await standing(tx, entity, String(relevanceId)) : null
    if (!before && reduce(createRule(entity), engine.writer.actor.entries) === false) throw forbidden()
    const { setting } = await readState(tx, entity, null)
    const skipping = setting.config.skip.map(({ field }) => field)
    const row = await drafted(tx, engine, entity, before, sent, skipping)
    return { levels: await levelsAhead({ tx, entity, row, level: 1, setting, earlier: [], decider: null }) }
  })
}

const standing = async (tx: Sql, entity: Entity, id: string): Promise<Values> => {
  const row = (await mayRead(tx, entity.name, id)) ? await rawRow(tx, entity, id) : undefined
  if (!row) throw notFound()
  return row
}

/**
 * Returns the row with the values filled in so far; values that cannot be computed yet become null. `skipping`: fields
 * that decide whether a level is skipped.
 */
const drafted = async (
  tx: Sql,
  engine: Engine,
  entity: Entity,
  before: Values | null,
  sent: Sent,
  skipping: readonly string[],
): Promise<Values> => {
  const { writer } = engine
  const { values } = readInput(entity, sent, before)
  const row: Values = before
    ? { ...before, ...values }
    : { ...withDefaults(entity, values, writer.actor.userId), creatorId: writer.actor.userId }
  for (const name of new Set(skipping)) {
    const computed = entity.fields[name]?.options.computed
    if (!computed || !('onWrite' in computed)) continue
    const scene = { tx, writer, entity, before, row, input: values, opinion: null }
    row[name] = await Promise.resolve(run(scene, computed.onWrite)).catch(passOver)
  }
  return row
}

const passOver = (error: unknown): null => {
  if (error instanceof Refusal) return null
  throw error
}

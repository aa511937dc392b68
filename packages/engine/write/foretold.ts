import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { has } from '@chengban/kernel/has.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { foretoldIn } from '@chengban/kernel/telling.ts'
import { askerOf } from '../asker.ts'
import type { Sql } from '../db/sql.ts'
import { readInput, withDefaults } from '../row/input.ts'
import { run, type Scene, type Values, type Writer } from '../row/scene.ts'
import { checkOutside } from '../rules/outside.ts'

/**
 * Values derived for a new row before it is stored, from the declared columns only. Nothing while one of them is
 * missing or invalid: the form shows the error.
 */
export const foretellRow = async (tx: Sql, writer: Writer, entity: Entity, sent: Values): Promise<Values> => {
  const told = foretoldIn(entity.tells)
  const needed = new Set(told.flatMap(({ needs }) => needs))
  const own = Object.fromEntries(Object.entries(sent).filter(([name]) => needed.has(name)))
  const { values, errors } = readInput(entity, own, null)
  Object.assign(errors, await checkOutside(tx, writer, entity, values, null))
  const { userId } = writer.actor
  const row: Values = { ...withDefaults(entity, values, userId), creatorId: userId }
  const scene: Scene = { tx, writer, entity, before: null, row, input: values, opinion: null }
  const figures: Values = {}
  for (const { foretells, needs } of told) {
    if (needs.some((name) => isEmpty(row[name]) || name in errors) || isRefused(scene)) continue
    for (const name of foretells) figures[name] = await worked(scene, name)
  }
  return figures
}

const isRefused = ({ entity, row, writer }: Scene): boolean =>
  (entity.checks ?? []).some(({ holds }) => evaluate(holds, row, askerOf(writer.actor)) === false)

/** The value goes into the row too: what comes after it may rest on it. */
const worked = async (scene: Scene, name: string): Promise<unknown> => {
  const { entity, row, writer } = scene
  const { computed, secret } = entity.fields[name]?.options ?? {}
  if (!computed || (secret && !has(writer.actor.entries, secret))) return null
  row[name] =
    'onWrite' in computed
      ? await Promise.resolve(run(scene, computed.onWrite)).catch(passOver)
      : evaluate(computed, row, askerOf(writer.actor))
  return row[name] ?? null
}

const passOver = (error: unknown): null => {
  if (error instanceof Refusal) return null
  throw error
}

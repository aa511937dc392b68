import type { Engine } from '@chengban/engine/engine.ts'
import { remove } from '@chengban/engine/write/remove.ts'
import { create, update } from '@chengban/engine/write/save.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { bodyOf } from './body.ts'

type Body = Readonly<Record<string, unknown>>

/** Creates, changes and deletes in one transaction, all or nothing; errors come by index as data.rows. */
export const bulk = async (
  engine: Engine,
  entity: Entity,
  body: Body,
): Promise<{ created: string[]; updated: number; deleted: number }> => {
  const [creates, updates, deletes] = [body.create, body.update, body.delete].map((part) =>
    Array.isArray(part) ? part : [],
  )
  const total = [creates, updates, deletes].reduce((sum, part) => sum + (part?.length ?? 0), 0)
  if (total > 500) throw new Refusal('VALIDATION', '一次最多处理500条')
  return engine.write(entity, async (tx) => {
    const created = await each(creates, (one) => create(tx, engine.writer, entity, bodyOf(one)))
    const updated = await each(updates, async (one) => {
      const { id, version, patch, ...rest } = bodyOf(one)
      await update(tx, engine.writer, entity, String(id), patch === undefined ? rest : bodyOf(patch), version)
      return String(id)
    })
    const deleted = await each(deletes, async (id) => {
      await remove(tx, engine.writer, entity, String(id))
      return String(id)
    })
    return { created, updated: updated.length, deleted: deleted.length }
  })
}

const each = async (
  items: readonly unknown[] | undefined,
  work: (item: unknown) => Promise<string>,
): Promise<string[]> => {
  const done: string[] = []
  const errors: { index: number; fields: Record<string, string> }[] = []
  let first: Refusal | undefined
  for (const [index, item] of (items ?? []).entries()) {
    try {
      done.push(await work(item))
    } catch (error) {
      if (!(error instanceof Refusal) || !error.data?.fields) throw error
      first ??= error
      errors.push({ index, fields: error.data.fields })
    }
  }
  if (first) throw new Refusal('VALIDATION', first.message, { rows: errors })
  return done
}

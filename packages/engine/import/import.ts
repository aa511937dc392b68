import type { Entity } from '@chengban/kernel/entity.ts'
import type { Engine } from '../engine.ts'
import { Batch } from './batch.ts'
import type { Sheet } from './cell.ts'
import { checkKey, checkRequired, headsOf } from './columns.ts'
import { listsOf } from './lists.ts'
import { fillMerged } from './merged.ts'
import type { ImportAsk, ImportResult } from './result.ts'
import { Run } from './run.ts'

/**
 * Imports the records of a sheet through the write path, each with the lines of its lists, as the person's form would,
 * in one transaction. Refuses the whole sheet for its headings; errors of single rows are given by row.
 */
export async function importSheet(engine: Engine, entity: Entity, sheet: Sheet, ask: ImportAsk): Promise<ImportResult> {
  const { actor, catalog } = engine.writer
  const { entries } = actor
  const key = ask.mode === 'upsert' ? ask.key : undefined
  const wanted = { entity, lists: listsOf(catalog, entity, entries), entries }
  const heads = headsOf(sheet, wanted, key)
  if (ask.mode === 'upsert') checkKey(entity, heads, ask.key, entries)
  else checkRequired(wanted, heads)
  try {
    return await engine.write(entity, async (tx) => {
      const batch = new Batch(tx)
      const run = new Run(batch, { ...engine.writer, via: '导入' }, entity, heads, ask, key)
      const result = await run.all(fillMerged(sheet, ask.merged ?? [], heads))
      if (ask.dryRun || (result.errors.length > 0 && !ask.skipErrors)) throw new Undone(result)
      return { ...result, stored: true }
    })
  } catch (error) {
    if (error instanceof Undone) return error.result
    throw error
  }
}

/** Takes a transaction back and brings out what it would have done. */
class Undone extends Error {
  readonly result: ImportResult
  constructor(result: ImportResult) {
    super('undone')
    this.result = result
  }
}

import { clock } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { codeOf, readState } from '@chengban/engine/round/state.ts'

/**
 * The filter of a picker for approvers of a level, `contract.1`: holders of the level's code without the caller. No
 * filter where the level needs no code or does not exist.
 */
export const approversAmong = async (engine: Engine, asked: string | undefined): Promise<Record<string, unknown>> => {
  const [name = '', level = ''] = (asked ?? '').split('.')
  const entity = engine.writer.catalog.all.get(name)
  if (!entity?.audit || !/^[1-5]$/.test(level)) return {}
  const { userId } = engine.writer.actor
  const holders = await engine.asHouse('ids of people who may decide a level', async (tx) => {
    const { setting } = await readState(tx, entity, null)
    const code = codeOf(setting, entity, Number(level))
    if (!code) return undefined
    return tx.query<{ id: string }>('select h.id from app.holders_of($1, $2) h (id) where h.id <> $3 limit 1000', [
      code,
      clock.now().toISOString(),
      userId,
    ])
  })
  return { id: holders ? { in: holders.map(({ id }) => id) } : { notEqualTo: userId } }
}

import { clock } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { codeOf, readState } from '@chengban/engine/round/state.ts'

/**
 * The condition of a picker that names who decides on a level, `contract.1`: whoever holds the level's code, and never
 * the person asking. Nothing narrower where the level asks for no code, or where there is no such level.
 */
export const approversAmong = async (engine: Engine, asked: string | undefined): Promise<Record<string, unknown>> => {
  const [name = '', level = ''] = (asked ?? '').split('.')
  const entity = engine.writer.catalog.all.get(name)
  if (!entity?.audit || !/^[1-5]$/.test(level)) return {}
  const { userId } = engine.writer.actor
  const holders = await engine.write(entity, async (tx) => {
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

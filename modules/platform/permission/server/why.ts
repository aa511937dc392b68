import type { CallHandler } from '@chengban/engine/call.ts'
import { has } from '@chengban/kernel/has.ts'
import type { why } from '../why.call.ts'
import { knownCode } from './holders.ts'
import type { Reason } from './reason.ts'

/** One's own entries that speak of the code; who manages roles is for everybody to know. */
export const whyMine: CallHandler<typeof why> = async (engine, input) => {
  const { code } = input
  const { actor } = engine.writer
  const { name } = await knownCode(engine, code)
  const [because, managers] = await Promise.all([
    engine.read<Reason>({
      text: 'select source, entry, effect from app.reasons_of($1, $2)',
      params: [actor.userId, code],
    }),
    engine.read<{ id: string; name: string }>({
      text: `select u.id, u.name from app.holders_of('role:manage', app.now()) h (id) join public."user" u on u.id = h.id
        order by u.sort, u.job_number limit 10`,
    }),
  ])
  return { code, name, allowed: has(actor.entries, code), because, managers }
}

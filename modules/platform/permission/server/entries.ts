import type { CallHandler } from '@chengban/engine/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { entries } from '../entries.call.ts'
import type { Reason } from './reason.ts'

/** What each code of them comes to is worked out where it is shown, by the one rule of `has`. */
export const personEntries: CallHandler<typeof entries> = async (engine, { userId }) => {
  const [known] = await engine.read<{ operations: string[] }>({
    text: 'select app.entries_of(u.id) as operations from public."user" u where u.id = $1',
    params: [userId],
  })
  if (!known) throw invalid({ userId: '人员不存在' })
  const [because, codes] = await Promise.all([
    engine.read<Reason>({
      text: 'select source, entry, effect from app.reasons_of($1, null) where place < 3',
      params: [userId],
    }),
    engine.read<{ id: string; name: string }>({ text: 'select id, name from public.operation order by sort, id' }),
  ])
  return { operations: known.operations, because, codes }
}

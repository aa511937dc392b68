import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { explain } from '../explain.call.ts'
import type { Reason } from './reason.ts'
import { seenBy } from './seen-by.ts'

/** Why a person holds a code or lacks it, and by which part of the row rules they see a record. */
export const explainRight: CallHandler<typeof explain> = async (engine, { userId, code, module, id }) => {
  const entity = module === undefined ? undefined : engine.writer.catalog.all.get(String(module))
  if (module !== undefined && !entity) throw invalid({ module: '模块不存在' })
  if (code === undefined && !entity) throw invalid({ code: '请选择操作码或记录' })
  const now = clock.now().toISOString()
  const [known] = await engine.read({ text: 'select from public."user" where id = $1', params: [userId] })
  if (!known) throw invalid({ userId: '人员不存在' })
  const because = code === undefined ? [] : await engine.read<Reason>({ text: reasons, params: [userId, code] })
  const [held] = await engine.read<{ holds: boolean }>({
    text: 'select app.covers(app.entries_of($1, $2), $3) as holds',
    params: [userId, now, code ?? ''],
  })
  if (!entity) return { allowed: held?.holds === true, because, rowRule: null }
  const rowRule = await seenBy(engine, entity, String(userId), String(id ?? ''))
  return { allowed: (code === undefined || held?.holds === true) && rowRule !== null, because, rowRule }
}

const reasons = 'select source, entry, effect from app.reasons_of($1, $2, true)'

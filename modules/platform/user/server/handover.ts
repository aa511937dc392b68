import type { CallHandler } from '@chengban/engine/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { handover } from '../handover.call.ts'
import { user } from '../user.entity.ts'
import { totalOf } from './count-work.ts'
import { demandReceiver, handOver, tryHandOver } from './hand-over.ts'

export const handOverWork: CallHandler<typeof handover> = (engine, { fromId, toId, modules, dryRun }) => {
  const named = modules ?? []
  if (!isTexts(named)) throw invalid({ modules: '模块格式错误' })
  return engine.write(user, async (tx) => {
    await demandReceiver(tx, fromId, toId, 'toId')
    const asked = { fromId: fromId, toId: toId, modules: named, reason: '工作交接' }
    const done = await (dryRun === true ? tryHandOver : handOver)(tx, engine.writer, asked)
    return { ...done, totalCount: totalOf(done.moved) }
  })
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

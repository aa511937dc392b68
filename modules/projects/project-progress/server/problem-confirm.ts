import type { CallHandler } from '@chengban/engine/call.ts'
import { tellRecord } from '@chengban/engine/row/change-record.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { problemsOf } from '../../project/server/problems.ts'
import type { problemConfirm } from '../problem-confirm.call.ts'
import { projectProgress } from '../project-progress.entity.ts'

/**
 * Records the client's answer on each problem. Agreement completes a requirement that waits for the client; nothing
 * else changes state.
 */
export const confirmProblems: CallHandler<typeof problemConfirm> = async (engine, { temporaryId, items }) => {
  const given = items
  const silent = given.findIndex(({ agree, opinion }) => !agree && !opinion?.trim())
  if (silent >= 0) throw invalid({ [`items.${silent}.opinion`]: '请填写意见' })
  const problems = await problemsOf(engine, String(temporaryId))
  const known = new Map(problems.map(({ kind, id, row }) => [`${kind} ${id}`, row]))
  if (given.some(({ kind, id }) => !known.has(`${kind} ${id}`))) throw notFound()
  const { writer } = engine
  await engine.write(projectProgress, async (tx) => {
    for (const { kind, id, agree, opinion } of given.toSorted((a, b) => a.id.localeCompare(b.id))) {
      const action = agree ? '客户确认' : `客户有异议：${opinion?.trim()}`
      await tellRecord(tx, writer.actor.userId, writer.catalog.entity(kind), id, { action, changes: [] })
      if (agree && kind === 'applyFor' && known.get(`${kind} ${id}`)?.status === '待客户确认')
        await moveBySystem({ tx, writer }, kind, 'delivered', id, { opinion: '客户已确认问题' })
    }
  })
  const confirmed = given.filter(({ agree }) => agree).length
  return { confirmed, refused: given.length - confirmed }
}

import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import { asSystem } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'
import type { renewDayWork } from '../../report/renew-day-work.call.ts'
import { writeDayReport } from '../../report/server/day-report.ts'
import { type Daily, owedKind, owedReport } from '../../report/server/owed.ts'
import { taskDay } from '../task-day.entity.ts'
import { itemsOf, lockPeople } from './own-day.ts'
import { wordsOf } from './report-words.ts'

// Decision 126: A missing report is created when its person asks to unlock the day

/** Progress and plan as the day says them now; what its person wrote besides stays. */
export const renewReport: CallHandler<typeof renewDayWork> = (engine, { date, userId: asked }) =>
  engine.write(taskDay, async (tx) => {
    const { actor } = engine.writer
    const of = { userId: asked ?? actor.userId, date }
    if (of.userId !== actor.userId && !has(actor.entries, 'dailyWork:manage')) throw forbidden()
    const within = { tx, writer: asSystem(engine.writer) }
    const [person] = await lockPeople(within, [of.userId])
    const kind = await owedKind(tx, of)
    if (!kind) throw invalid({ date: '当日无需填写日报' })
    const isMissing = (await findOne(within, kind, of)) === undefined
    if (isMissing) demandInReach(date, person?.tzProbation ?? null)
    const before = await owedReport(within, kind, of)
    if (isMissing && of.userId === actor.userId && isLate(before)) {
      // nothing of it could be asked for: it is made as one that did not come, and may be unlocked like any other
      await moveBySystem(within, kind, 'lock', before.id)
      return { id: before.id, kind, status: (await owedReport(within, kind, of)).status, changed: true }
    }
    demandInHand(before)
    const day = await findOne(within, 'taskDay', of)
    const words = day ? await wordsOf(within, day, await itemsOf(within, day.id)) : {}
    const { summarize: _, ...plan } = words
    await writeDayReport(within, of, plan, false)
    const after = await owedReport(within, kind, of)
    return { id: after.id, kind, status: after.status, changed: after.version !== before.version }
  })

/** As far back as a locked report may be asked for, and not before its person came. */
const demandInReach = (date: string, cameOn: string | null): void => {
  if (cameOn && date < cameOn) throw invalid({ date: '当日无需填写日报' })
  if (date < addDays(today(), -31)) throw conflict('已超过补交期限')
}

const demandInHand = (report: Daily): void => {
  const { status } = report
  if (status === '已锁定' || (status !== '退回' && isLate(report))) throw conflict('填报已锁定，请申请解锁')
  if (!['未填', '草稿', '退回'].includes(status)) throw conflict('日报已提交')
}

const isLate = ({ tzLock, tzUnlock }: Daily): boolean => {
  const now = Math.floor(clock.now().getTime() / 1000)
  return [tzLock, tzUnlock].every((bound) => bound === null || now > Math.floor(Date.parse(bound) / 1000))
}

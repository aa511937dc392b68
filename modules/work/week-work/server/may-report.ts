import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { mondayOf, weekday } from '@chengban/kernel/days.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { type WeekWindow, weekWindow } from '../../report/server/windows.ts'
import type { canWeekReport } from '../can-week-report.call.ts'
import { missingDailies, shortDay } from './dailies.ts'

const handedIn: readonly string[] = ['已提交', '已阅', '已点评']

/** The first reason that holds, as handing in would meet them. */
export const mayReportWeek: CallHandler<typeof canWeekReport> = (engine, { weekStart }) => {
  const userId = engine.writer.actor.userId
  const monday = weekStart ?? mondayOf(today())
  if (weekday(monday) !== 1) throw invalid({ weekStart: '日期错误' })
  return engine.asHouse('the own week and its report', async (tx) => {
    const [report] = await find({ tx, writer: engine.writer }, 'weekWork', { userId, weekStart: monday })
    const times = report ?? ((await owesReports(tx, userId)) ? await weekWindow(tx, monday) : undefined)
    const missing = await missingDailies(tx, userId, monday)
    const reason = times ? reasonOf(times, report, missing) : '本周无需填写周报'
    const { tzOpen = null, tzDue = null, tzLock = null } = times ?? {}
    return { can: reason === null, reason, missing, tzOpen, tzDue, tzLock, weekWorkId: report?.id ?? null }
  })
}

interface Standing {
  readonly status: string
  readonly tzUnlock: string | null
}

const reasonOf = (
  { tzOpen, tzLock }: WeekWindow,
  report: Standing | undefined,
  missing: readonly string[],
): string | null => {
  const now = clock.now().getTime()
  // to the whole second, the bound itself included
  const isPast = (instant: string | null | undefined): boolean => !instant || now >= Date.parse(instant) + 1000
  if (report && handedIn.includes(report.status)) return '周报已提交'
  if (tzOpen && now < Date.parse(tzOpen)) return '未到填写时间'
  if (report?.status !== '退回' && isPast(tzLock) && isPast(report?.tzUnlock)) return '填报已锁定，请申请解锁'
  return missing.length ? `日报未交：${missing.map(shortDay).join('、')}` : null
}

/** Those who report by the day report by the week. */
const owesReports = async (tx: Sql, userId: string): Promise<boolean> => {
  const rows = await tx.query(
    `select from store."user" u left join store.role r on r.id = u.role_id
     where u.id = $1 and u.status = '在职' and u.is_work and r.user_group is distinct from '管理层'`,
    [userId],
  )
  return rows.length > 0
}

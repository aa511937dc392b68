import { clock } from '@chengban/engine/clock.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { sent } from '@chengban/engine/remind/declared.ts'
import type { NoticeMoment, Reminder } from '@chengban/engine/remind/named-notice.ts'
import { runNotice } from '@chengban/engine/remind/run-notice.ts'
import { stopEnded } from '@chengban/engine/remind/stop.ts'
import { shanghai } from '@chengban/kernel/kinds/date.ts'
import { dueAfter, readPeriods, usualPeriods, type WorkingTime, workingMs } from '@chengban/kernel/working-time.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { auditSla } from '../sla.job.ts'
import { auditWaiting } from '../waiting.notice.ts'

interface Overdue {
  readonly id: string
  readonly title: string
  readonly module: string
  readonly relevanceId: string
  readonly userId: string
  readonly name: string
  readonly superiorId: string | null
  readonly maySee: boolean
  readonly tzCreate: string
  readonly tzDue: string
}

/** Keyed by the day the time was over, so that each hears once of a task. */
const findOverdue = async ({ tx, special }: NoticeMoment): Promise<Reminder[]> => {
  const now = clock.now()
  const time = { days: special, periods: readPeriods(await settingOf(tx, 'workday.hours')) ?? usualPeriods }
  const rows = await tx.query<Overdue>(overdueText, [now.toISOString()])
  return rows.flatMap((task) => {
    const { id, module, relevanceId, userId, name, superiorId, title, maySee } = task
    const day = shanghai(task.tzDue).slice(0, 10)
    const own: Reminder = { userId, about: id, title: `${title} 已到审批时限`, module, relevanceId, day }
    if (!superiorId || secondDue(task, time) > now) return [own]
    const record = maySee ? { module, relevanceId } : { module: null, relevanceId: null }
    return [own, { userId: superiorId, about: id, title: `${title} 超时未审批，审批人${name}`, ...record, day }]
  })
}

/** When, after the time was over, as much working time has gone by again. */
const secondDue = ({ tzCreate, tzDue }: Overdue, time: WorkingTime): Date =>
  dueAfter(new Date(tzDue), workingMs(new Date(tzCreate), new Date(tzDue), time), time)

/** The superior of an approver, else the head of their department; heads themselves have the head above. */
const overdueText = `
  select t.id, t.title, t.module, t.relevance_id as "relevanceId", t.user_id as "userId", u.name, s.id as "superiorId",
    s.id is not null and app.may_read_as(s.id, t.module, t.relevance_id) as "maySee",
    t.tz_create as "tzCreate", t.tz_due as "tzDue"
  from store.audit_task t join store."user" u on u.id = t.user_id
    left join store.department d on d.id = u.department_id
    left join store.department above on above.id = d.parent_id
    left join store."user" s on s.is_enable
      and s.id = coalesce(u.superior_id, nullif(d.leader_id, u.id), nullif(above.leader_id, u.id))
  where t.status = '待处理' and t.tz_due <= $1::timestamptz
  order by t.tz_due, t.id`

export const auditWaitingNotice = sent(auditWaiting, findOverdue)

export const remindApprovers: JobHandler<typeof auditSla> = ({ transaction, catalog }) =>
  transaction(async (tx) => {
    const stopped = await stopEnded(tx, catalog, auditWaitingNotice)
    return { stopped, ...(await runNotice(tx, catalog, auditWaitingNotice)) }
  })

import type { Sql } from '@chengban/engine/db/sql.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { dayAfter } from '@chengban/kernel/working-days.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { dayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { Cast } from './cast.ts'

/** Days back to the first of three months, the last of which is that of yesterday. */
const spanDays = (): number => {
  const [year = '', month = ''] = dayAgo(1).split('-')
  const first = Date.UTC(Number(year), Number(month) - 3, 1)
  return Math.round((Date.parse(dayAgo(0)) - first) / 86_400_000)
}

type DayKind = '工作日' | '休息日' | '法定节假日'
interface Day {
  readonly date: string
  readonly kind: DayKind
}

/** What a day of work turned out to be. */
const outcome = (chance: number) => {
  if (chance < 0.9) return { result: '正常' as const, in: 25, out: 5, late: 0, early: 0 }
  if (chance < 0.94) return { result: '弹性' as const, in: 36, out: 8, late: 0, early: 0 }
  if (chance < 0.97) return { result: '迟到' as const, in: 52, out: 3, late: 22, early: 0 }
  if (chance < 0.985) return { result: '早退' as const, in: 22, out: -30, late: 0, early: 30 }
  return { result: '缺卡' as const, in: 24, out: null, late: 0, early: 0 }
}

/** Of these people the latest days that went wrong: what they say of it, and how far that has come. */
const appeal = `update store.attendance a set status = w.status, appeal_kind = '补卡', reason = '忘记打卡，已与主管说明',
    creator_id = a.user_id, audit1 = app.leader(a.user_id),
    opinion = case w.status when '驳回' then '请附当日工作记录' end
  from (
    select x.id, (array['待一级审核', '驳回', '待二级审核', '待一级审核', '通过'])[row_number() over (order by x.date desc, x.id)] as status
    from store.attendance x where x.user_id = any ($1::uuid[]) and x.result in ('迟到', '早退', '缺卡')
  ) w where w.id = a.id and w.status is not null`

const firstDays = `select id::text, tz_probation::text as day from store."user" where tz_probation is not null`

/** Three months of days, punches and sheets of everybody who punches, from their first day on. */
export const addAttendance = async (tx: Sql, cast: Cast): Promise<void> => {
  const days = await tx.query<Day>(
    `select d::date::text as date, app.day_kind(d::date) as kind from generate_series($1::date, $2::date, interval '1 day') d`,
    [dayAgo(spanDays()), dayAgo(1)],
  )
  const first = new Map(
    (await tx.query<{ id: string; day: string }>(firstDays)).map(({ id, day }) => [id, day] as const),
  )
  const rows = cast.staff
    .flatMap(({ account }, place) => personDays(account, place, days, cast))
    .filter(({ day }) => day.date >= (first.get(day.userId) ?? ''))
  await into(tx, 'attendance').insert(rows.map(({ day }) => day))
  await into(tx, 'attendancePunch').insert(rows.flatMap(({ punches }) => punches))
  await tx.query(appeal, [['yf02', 'xs02', 'xs04', 'ss04'].map((account) => cast.who(account))])
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))].sort()
  await into(tx, 'attendanceMonth').insert(
    cast.staff.flatMap(({ account, company = 'A' }) =>
      months.map((month, index) => sheet(cast, account, company, month, months.length - index)),
    ),
  )
}

const moment = (date: string, minutes: number): string =>
  new Date(Date.parse(`${date}T00:00:00+08:00`) + minutes * 60_000).toISOString()

const personDays = (account: string, place: number, days: readonly Day[], { who, headOf }: Cast) => {
  const chance = chanceFrom(place * 7919 + 11)
  const userId = who(account)
  const leaderId = who(headOf(account))
  return days.map(({ date, kind }) => {
    const told: DemoDay = kind === '工作日' ? workDay(date, outcome(chance.next())) : { result: '休息' }
    return {
      day: {
        ...nothing,
        ...told,
        id: demoId('attendance', `${account} ${date}`),
        userId,
        date,
        leaderId,
        dayKind: kind,
      },
      punches: [told.tzIn, told.tzOut]
        .filter((tzPunch) => typeof tzPunch === 'string')
        .map((tzPunch) => ({
          id: demoId('attendancePunch', `${account} ${tzPunch}`),
          userId,
          tzPunch,
          source: '钉钉' as const,
          attendanceId: demoId('attendance', `${account} ${date}`),
        })),
    }
  })
}

interface DemoDay {
  readonly result: '休息' | ReturnType<typeof outcome>['result']
  readonly tzIn?: string | null
  readonly tzOut?: string | null
  readonly lateMinutes?: number
  readonly earlyMinutes?: number
  readonly missingTimes?: number
  readonly workMinutes?: number
}

const nothing = { tzIn: null, tzOut: null, lateMinutes: 0, earlyMinutes: 0, missingTimes: 0, workMinutes: 0 }

const workDay = (date: string, found: ReturnType<typeof outcome>): DemoDay => ({
  result: found.result,
  tzIn: moment(date, 8 * 60 + found.in),
  tzOut: found.out === null ? null : moment(date, 18 * 60 + found.out),
  lateMinutes: found.late,
  earlyMinutes: found.early,
  missingTimes: found.out === null ? 1 : 0,
  workMinutes: found.out === null ? 0 : 480 - found.late - found.early,
})

/** The running month is counted, those before are confirmed and locked: pay is reckoned from them. */
const sheet = ({ who }: Cast, account: string, company: string, month: string, back: number) => {
  const isClosed = back > 1
  const last = dayAfter(addMonths(`${month}-01`, 1), -1)
  return {
    id: demoId('attendanceMonth', `${account} ${month}`),
    userId: who(account),
    month,
    company,
    status: isClosed ? ('已锁定' as const) : ('统计中' as const),
    isConfirm: isClosed,
    dueDate: isClosed ? dayAfter(last, 5) : null,
    tzConfirm: isClosed ? moment(dayAfter(last, 2), 600) : null,
    tzLock: isClosed ? moment(dayAfter(last, 4), 600) : null,
  }
}

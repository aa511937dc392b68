import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { keysOf, objectOf } from '@chengban/kernel/keys-of.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { DemoPerson } from '@chengban/modules/platform/server/demo/people.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { at, type Cast, dayAfter, daysGone, weeksGone } from './cast.ts'
import { doneBy, problems, remarks } from './words.ts'

/** The instants of a report. */
interface Window {
  readonly open: string
  readonly due: string
  readonly lock: string
}

const isSeller = ({ roles }: DemoPerson): boolean => (roles[0] ?? '').startsWith('销售')
const noReport = ['gm', 'dgm']
/** Too new for sixty days, or not our own. */
const unwritten = ['ss09', 'yf08']
const owes = ({ account }: DemoPerson): boolean => !noReport.includes(account)
const writes = ({ account }: DemoPerson): boolean => !noReport.includes(account) && !unwritten.includes(account)

/**
 * Creates the reports of 36 people once: sixty working days with late and missing ones, eight weeks and three months.
 */
export const addReports = async (tx: Sql, cast: Cast): Promise<void> => {
  const writers = cast.staff.filter(writes)
  const days = daysGone(60)
  const dailies = writers.flatMap((person, place) => [
    ...days.map((day, index) => ({ person, ...dayOf(person, day, place * days.length + index, cast) })),
    { person, ...presentOf(person, cast) },
  ])
  const rowsOf = (wanted: boolean) => dailies.filter(({ person }) => isSeller(person) === wanted).map(plain)
  await into(tx, 'dailyWork').insert(rowsOf(false))
  await into(tx, 'marketWork').insert(
    rowsOf(true).map(({ source: _source, ...row }) => ({
      ...row,
      placeReason: row.tzSubmit ? '客户机房内无信号' : null,
    })),
  )
  const weeks = weeksGone(8)
  await into(tx, 'weekWork').insert(
    writers.flatMap((person, place) =>
      weeks.map((monday, index) => weekOf(person, monday, place * weeks.length + index, cast)),
    ),
  )
  await into(tx, 'pmoWork').insert(
    ['pm01', 'pm02'].flatMap((account) => weeks.map((monday, index) => pmoOf(account, monday, index, cast))),
  )
  await into(tx, 'manageReport').insert(
    cast.heads.filter(owes).flatMap((person) => [1, 2, 3].map((ago) => monthOf(person, ago, cast))),
  )
  await tx.query(countLate, [today()])
}

const plain = <R extends { person: DemoPerson }>({ person: _person, ...row }: R): Omit<R, 'person'> => row

const dayOf = (person: DemoPerson, day: string, place: number, cast: Cast) => {
  const chance = chanceFrom(place)
  const next = dayAfter(day)
  const window = { open: at(day, '16:00:00'), due: at(day, '21:00:00'), lock: at(next, '23:59:59') }
  const said = chance.of(doneBy[person.department] ?? problems)
  return {
    id: demoId('dailyWork', `${person.account} ${day}`),
    userId: cast.who(person.account),
    date: day,
    source: chance.of(['手机', '电脑'] as const),
    ...told(place, window, at(next, '00:20:00'), {
      progress: `1. ${said}（${chance.between(5, 8)}小时）`,
      summarize: '按计划完成',
      plan: chance.of(doneBy[person.department] ?? problems),
      problem: chance.next() < 0.1 ? chance.of(problems) : null,
    }),
  }
}

/** Today's report, still to be written; it exists on rest days too. */
const presentOf = (person: DemoPerson, cast: Cast) => {
  const open = at(today(), '16:00:00')
  return {
    id: demoId('dailyWork', `${person.account} ${today()}`),
    userId: cast.who(person.account),
    date: today(),
    source: '电脑' as const,
    ...unread,
    tzCreate: open,
    tzOpen: open,
    tzDue: at(today(), '21:00:00'),
    tzLock: at(dayAfter(today()), '23:59:59'),
    progress: null,
    summarize: null,
    plan: null,
    problem: null,
    status: '未填' as const,
    timeliness: '待交' as const,
  }
}

const weekOf = (person: DemoPerson, monday: string, place: number, cast: Cast) => {
  const chance = chanceFrom(3000 + place)
  const friday = addDays(monday, 4)
  return {
    id: demoId('weekWork', `${person.account} ${monday}`),
    userId: cast.who(person.account),
    weekStart: monday,
    date: friday,
    ...told(place, weekWindow(monday), at(friday, '18:10:00'), {
      progress: (doneBy[person.department] ?? problems).slice(0, 3).join('；'),
      summarize: '本周计划基本完成',
      plan: chance.of(doneBy[person.department] ?? problems),
      problem: chance.next() < 0.2 ? chance.of(problems) : null,
    }),
  }
}

const pmoOf = (account: string, monday: string, place: number, cast: Cast) => ({
  id: demoId('pmoWork', `${account} ${monday}`),
  userId: cast.who(account),
  weekStart: monday,
  ...told(place, weekWindow(monday), at(addDays(monday, 4), '17:40:00'), {
    progress: '在建项目按计划推进，两个里程碑顺延一周',
    risk: '接口联调依赖客户排期',
    plan: '完成验收资料，跟进延期需求',
    summarize: '整体受控',
  }),
})

const monthOf = (person: DemoPerson, ago: number, cast: Cast) => {
  const [year = 0, month = 0] = today().split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 10)
  const next = new Date(Date.UTC(year, month - ago, 1)).toISOString().slice(0, 10)
  const window = {
    open: at(addDays(next, -1), '09:00:00'),
    due: at(addDays(next, 4), '18:00:00'),
    lock: at(addDays(next, 9), '18:00:00'),
  }
  return {
    id: demoId('manageReport', `${person.account} ${first}`),
    userId: cast.who(person.account),
    departmentId: cast.department(person.department),
    year: Number(first.slice(0, 4)),
    month: Number(first.slice(5, 7)),
    pmoId: cast.who('pm02'),
    ...told(ago, window, at(addDays(next, 2), '15:30:00'), {
      progress: (doneBy[person.department] ?? problems).join('；'),
      team: '人员稳定，一人在外培训',
      problem: chanceFrom(ago).of(problems),
      plan: '完成季度目标，补齐文档',
      summarize: '完成率符合预期',
    }),
  }
}

const weekWindow = (monday: string): Window => ({
  open: at(addDays(monday, 4), '12:00:00'),
  due: at(addDays(monday, 7), '10:00:00'),
  lock: at(addDays(monday, 9), '18:00:00'),
})

/** Its multiples spread evenly between whole numbers, so that the shares hold over any number of reports. */
const golden = 0.618_033_988_75

/** Three in a hundred come late, two not at all; of the others most are read, some answered. */
const told = <W extends object>(place: number, { open, due, lock }: Window, read: string, words: W) => {
  const chance = chanceFrom(6000 + place)
  const dice = (place * golden) % 1
  const isLate = dice < 0.03
  const isMissing = dice >= 0.03 && dice < 0.05
  const isFree = dice >= 0.05 && dice < 0.055
  const isOpen = Date.parse(lock) > Date.parse(`${today()}T00:00:00Z`)
  const window = { tzOpen: open, tzDue: due, tzLock: lock, tzCreate: open }
  const none = objectOf(keysOf(words), () => null)
  if (isFree) return { ...window, ...none, ...unread, status: '免交' as const, timeliness: '免交' as const }
  if (isMissing)
    return isOpen
      ? { ...window, ...words, ...unread, status: '草稿' as const, timeliness: '待交' as const }
      : { ...window, ...none, ...unread, status: '已锁定' as const, timeliness: '缺交' as const }
  const tzSubmit = isLate ? later(due, 40) : later(due, -chance.between(5, 150))
  const timeliness = isLate ? ('迟交' as const) : ('按时' as const)
  const handedIn = { ...window, ...words, ...unread, tzSubmit, timeliness }
  const answer = chance.next()
  if (isOpen && answer < 0.6) return { ...handedIn, status: '已提交' as const }
  const tzRead = Date.parse(read) > Date.parse(tzSubmit) ? read : later(tzSubmit, 30)
  if (answer < 0.62 && isOpen) return { ...handedIn, tzRead, status: '退回' as const, opinion: '请补充明日计划' }
  if (answer > 0.9)
    return { ...handedIn, tzRead, status: '已点评' as const, score: chance.between(3, 5), opinion: chance.of(remarks) }
  return { ...handedIn, tzRead, status: '已阅' as const }
}

const unread = {
  tzSubmit: null,
  tzRead: null,
  score: null,
  opinion: null,
  readers: [],
  unlockCount: 0,
}

const later = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * 60_000).toISOString()

const countLate = `update store."user" u set no_time_num = t.late from (
    select x.user_id, count(*)::integer as late from (
      select d.user_id, d.timeliness, d.tz_submit, d.tz_lock from store.daily_work d
      union all select m.user_id, m.timeliness, m.tz_submit, m.tz_lock from store.market_work m
      union all select w.user_id, w.timeliness, w.tz_submit, w.tz_lock from store.week_work w
    ) x
    where x.timeliness in ('迟交', '补交', '缺交')
      and date_trunc('month', case x.timeliness when '迟交' then x.tz_submit else x.tz_lock end at time zone 'Asia/Shanghai')
        = date_trunc('month', $1::date)
    group by x.user_id
  ) t where t.user_id = u.id`

import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { present } from '@chengban/kernel/present.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { insertLinks, into } from '@chengban/modules/platform/server/seed/rows.ts'
import { readRule } from '../../meeting-kind/rule.ts'
import { workDay } from '../../work-day/work-day.entity.ts'
import { at, type Cast, chance, dayAfter, daysGone } from './cast.ts'

const kinds = [
  ['部门周例会', '周例会', { freq: 'week', weekdays: [1], time: '09:00', minutes: 60 }],
  ['公司月例会', '月例会', { freq: 'month', monthWeek: 1, weekdays: [1], time: '14:00', minutes: 90 }],
  ['研发晨会', '晨会', { freq: 'day', time: '09:15', minutes: 15, needSummary: false }],
  ['需求评审会', '评审会', { freq: 'none', minutes: 90 }],
  ['客户接待', '客户接待', { freq: 'none', minutes: 120, mustAttend: false }],
] as const

const names = ['部门周例会', '月度经营会', '研发晨会', '需求评审', '客户来访接待'] as const
const rooms = ['一号会议室', '二号会议室', '三楼培训室', '线上会议'] as const

/** Kinds with their rules and fifty meetings, most of them over. */
export const addMeetings = async (tx: Sql, cast: Cast): Promise<void> => {
  await into(tx, 'meetingKind').insert(
    kinds.map(([name, type, rule], index) => ({
      id: demoId('meetingKind', index),
      name,
      type,
      rule: readRule({ ...rule, ...(rule.freq === 'none' ? {} : { hostId: cast.who('pm01') }) }) as never,
      sort: (index + 1) * 10,
      creatorId: cast.who('pm01'),
    })),
  )
  const meetings = [...daysGone(42), ...daysAhead(8)].map((day, index) => meetingOf(day, index, cast))
  await into(tx, 'workDay').insert(meetings.map(({ people: _people, ...row }) => row))
  await insertLinks(
    tx,
    workDay,
    'userIds',
    meetings.flatMap(({ id, people }) => people.map((person) => [id, person] as const)),
  )
  await into(tx, 'workDayAttend').insert(meetings.flatMap(placesOf))
}

const daysAhead = (count: number): string[] => {
  const days = [dayAfter(addDays(today(), -1))]
  while (days.length < count) days.push(dayAfter(present(days.at(-1))))
  return days
}

const statusOf = (day: string, index: number) => {
  if (day >= today()) return '待召开'
  if (index % 17 === 3) return '已取消'
  return index % 11 === 5 ? '待纪要' : '已完成'
}

const meetingOf = (day: string, index: number, cast: Cast) => {
  const host = present(cast.heads[index % cast.heads.length])
  const kind = index % kinds.length
  const [, type, rule] = present(kinds[kind])
  const date = at(day, chance.of(['09:00:00', '10:30:00', '14:00:00', '16:00:00']))
  const endDate = new Date(Date.parse(date) + rule.minutes * 60_000).toISOString()
  const people = cast.staff
    .filter(({ department }) => department === host.department)
    .map(({ account }) => cast.who(account))
  const status = statusOf(day, index)
  return {
    id: demoId('workDay', index),
    name: names[kind] === '部门周例会' ? `${host.department}周例会` : (names[kind] ?? ''),
    kind: demoId('meetingKind', kind),
    date,
    endDate,
    address: chance.of(rooms),
    work: '1. 上次事项进展\n2. 本期重点\n3. 问题与协调',
    hostId: cast.who(host.account),
    recorderId: people.at(-1) ?? cast.who(host.account),
    status,
    ...(status === '已完成' && type !== '晨会' ? told(endDate, index) : untold),
    needOpen: kind === 4,
    visitor: kind === 4 ? '甲市中心医院信息科一行' : null,
    creatorId: cast.who(host.account),
    tzCreate: at(addDays(day, -3), '10:00:00'),
    people,
  } as const
}

const untold = {
  summary: null as string | null,
  endSummary: null as string | null,
  tzSummary: null as string | null,
  sore: null as number | null,
}

const told = (end: string, index: number): typeof untold => ({
  summary: '逐项核对进展，明确责任人与完成时间。',
  endSummary: '按计划推进\n风险项每日跟进',
  tzSummary: new Date(Date.parse(end) + chance.between(1, 20) * 3_600_000).toISOString(),
  sore: index % 3 === 0 ? chance.between(80, 98) : null,
})

const placesOf = ({ id, people, status, date, hostId }: ReturnType<typeof meetingOf>) => {
  const isOver = status === '待纪要' || status === '已完成'
  const moment = (minutes: number): string => new Date(Date.parse(date) + minutes * 60_000).toISOString()
  return people.map((userId) => {
    const answer: Answer = userId === hostId ? '参加' : answerOf(isOver)
    return {
      id: demoId('workDayAttend', `${id} ${userId}`),
      workDayId: id,
      userId,
      status: answer,
      reason: answer === '请假' ? '客户现场' : null,
      tzReply: answer === '参加' || answer === '请假' ? moment(-1200) : null,
      tzSign: isOver && answer === '参加' ? moment(chance.between(-8, 7)) : null,
    }
  })
}

type Answer = '待确认' | '参加' | '请假' | '缺席'

const answerOf = (isOver: boolean): Answer => {
  const dice = chance.next()
  if (!isOver && dice < 0.6) return '待确认'
  if (dice < 0.85) return '参加'
  if (dice < 0.93) return '请假'
  return isOver ? '缺席' : '待确认'
}

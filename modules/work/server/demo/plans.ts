import type { Sql } from '@chengban/engine/db/sql.ts'
import { addDays, mondayOf } from '@chengban/kernel/days.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { Crew } from './crew.ts'
import type { DemoTask } from './tasks.ts'

const span = 21

/** Three weeks of days, two of weeks on a board, and some weekends, of those who build, test and work on site. */
export const addPlans = async (tx: Sql, crew: Crew, tasks: readonly DemoTask[]): Promise<void> => {
  const people = [...crew.builders, ...crew.testers, ...crew.sitePeople, ...crew.office]
  const working = await workDays(tx)
  const days = people.flatMap((userId, index) => working.map((date) => dayOf(userId, date, index)))
  await into(tx, 'taskDay').insert(days.map(({ isTold: _told, ...day }) => day))
  const weeks = people.flatMap((userId, index) => [0, 7].map((ago) => weekOf(userId, ago, index)))
  await addBoards(tx, crew, weeks)
  const weekends = [...crew.sitePeople, ...crew.builders.slice(1, 4), ...crew.office.slice(0, 3)].map(weekendOf)
  await into(tx, 'weekendTask').insert(weekends)
  await into(tx, 'planItem').insert([
    ...days.flatMap((day, index) => itemsOf('taskDayId', day, index, tasks)),
    ...weeks.flatMap((week, index) =>
      itemsOf('taskWeekId', { ...week, isTold: week.status === '已确认' }, index, tasks),
    ),
    ...weekends.flatMap((one, index) =>
      itemsOf('weekendTaskId', { ...one, isTold: one.status === '已确认' }, index, tasks),
    ),
  ])
  for (const table of ['task_day', 'task_week', 'weekend_task'])
    await tx.query(`update store.${table} set confirmer_id = app.leader(user_id) where confirmer_id is null`)
}

const workDays = async (tx: Sql): Promise<string[]> => {
  const rows = await tx.query<{ day: string }>(
    `select d.day::date::text as day from generate_series($1::date, $2::date, interval '1 day') d (day)
     where app.work_days(d.day::date - 1, d.day::date) = 1 order by 1`,
    [dayAgo(span), dayAgo(0)],
  )
  // adds today, so that there is a day to plan even on a rest day
  return [...new Set([...rows.map(({ day }) => day), dayAgo(0)])]
}

const at = (date: string, time: string): string => new Date(`${date}T${time}:00+08:00`).toISOString()

const present = ['已预估', '已预估', '已预估', '未预估'] as const

const dayOf = (userId: string, date: string, index: number) => {
  const isToday = date === dayAgo(0)
  const isOld = date < dayAgo(3)
  return {
    id: demoId('taskDay', `${userId} ${date}`),
    tzCreate: at(date, '09:00'),
    creatorId: userId,
    version: 1,
    userId,
    date,
    stage: isToday
      ? (present[index % present.length] ?? '已预估')
      : isOld
        ? ('PMO已确认' as const)
        : ('已确认' as const),
    isEstimateLate: false,
    needCalc: true,
    summarize: isToday ? null : '按计划完成，明日继续。',
    tzEstimate: isToday && present[index % present.length] === '未预估' ? null : at(date, '09:10'),
    tzSave: isToday ? null : at(date, '18:05'),
    tzConfirm: isToday ? null : at(date, '20:00'),
    tzPmo: isOld ? at(date, '21:00') : null,
    isTold: !isToday,
  }
}

const weekOf = (userId: string, ago: number, index: number) => {
  const weekStart = mondayOf(dayAgo(ago))
  return {
    id: demoId('taskWeek', `${userId} ${weekStart}`),
    tzCreate: momentAgo(ago + 2, 9),
    creatorId: userId,
    version: 1,
    userId,
    weekStart,
    goal: '完成本周里程碑事项',
    status: ago ? ('已确认' as const) : ((['已下发', '已提交', '草稿'] as const)[index % 3] ?? '草稿'),
    needCalc: true,
    summarize: ago ? '本周事项基本完成' : null,
  }
}

/** Puts the builders' weeks of each period on one board. */
const addBoards = async (tx: Sql, { builders }: Crew, weeks: readonly ReturnType<typeof weekOf>[]): Promise<void> => {
  const [department] = await tx.query<{ id: string; leader: string }>(
    'select d.id, coalesce(d.leader_id, u.id) as leader from store.department d join store."user" u on u.department_id = d.id where u.id = $1',
    [builders[0]],
  )
  if (!department) return
  const boards = [0, 7].map((ago) => ({
    id: demoId('weekTaskComb', ago),
    tzCreate: momentAgo(ago + 2, 8),
    creatorId: department.leader,
    version: 1,
    name: ago ? '研发部上周组合' : '研发部本周组合',
    weekStart: mondayOf(dayAgo(ago)),
    departmentId: department.id,
    userId: department.leader,
    goal: '保障重点项目上线',
    status: ago ? ('已完成' as const) : ('已下发' as const),
  }))
  await into(tx, 'weekTaskComb').insert(boards)
  await into(tx, 'weekTaskSnapshot').insert(
    boards.flatMap((board) =>
      (board.status === '已完成' ? (['下发', '完成'] as const) : (['下发'] as const)).map((kind) =>
        shotOf(board, kind, builders.length * 3),
      ),
    ),
  )
  const boardOf = ({ userId, weekStart }: ReturnType<typeof weekOf>): string | null =>
    builders.includes(userId) ? (boards.find((one) => one.weekStart === weekStart)?.id ?? null) : null
  await into(tx, 'taskWeek').insert(weeks.map((week) => ({ ...week, weekTaskCombId: boardOf(week) })))
}

const shotOf = (
  { id, weekStart, userId }: { readonly id: string; readonly weekStart: string; readonly userId: string },
  kind: '下发' | '完成',
  count: number,
) => ({
  id: demoId('weekTaskSnapshot', `${id} ${kind}`),
  weekTaskCombId: id,
  kind,
  weekStart,
  userId,
  tzSnapshot: at(addDays(weekStart, kind === '下发' ? 0 : 4), kind === '下发' ? '09:30' : '18:00'),
  content: [],
  planCount: count,
  doneCount: kind === '完成' ? Math.round(count * 0.8) : 0,
  planHours: `${count * 10}.0`,
  actualHours: kind === '完成' ? `${count * 8}.0` : '0.0',
  doneRate: kind === '完成' ? '80.00' : '0.00',
  added: kind === '完成' ? 2 : 0,
  removed: kind === '完成' ? 1 : 0,
})

const weekendOf = (userId: string, index: number) => {
  const status =
    (['已确认', '待审批', '已批准', '驳回', '草稿', 'PMO已确认', '取消', '退回'] as const)[index % 8] ?? '草稿'
  const saturday = addDays(mondayOf(dayAgo(['待审批', '已批准', '草稿'].includes(status) ? 0 : 14)), 5)
  return {
    id: demoId('weekendTask', index),
    tzCreate: momentAgo(8, 9),
    creatorId: userId,
    version: 1,
    userId,
    date: saturday,
    reason: '现场切换上线',
    place: '客户现场' as const,
    status,
    needCalc: true,
    summarize: ['已确认', 'PMO已确认', '退回'].includes(status) ? '切换完成，运行正常' : null,
    tzSave: ['已确认', 'PMO已确认', '退回'].includes(status) ? at(saturday, '20:00') : null,
    opinion: status === '驳回' ? '工作日可完成' : null,
  }
}

/** Days of a week's lines: the first task from Monday, the second from Wednesday, the rest on Friday. */
const daysOfWeek = [[1, 2], [3, 4], [5]]

interface Plan {
  readonly id: string
  readonly userId: string
  readonly isTold: boolean
}

/** Two of one's own tasks and something beside them. */
const itemsOf = (
  by: 'taskDayId' | 'taskWeekId' | 'weekendTaskId',
  { id, userId, isTold }: Plan,
  index: number,
  tasks: readonly DemoTask[],
) => {
  const own = tasks.filter(({ designee, status }) => designee === userId && status !== '草稿' && status !== '取消')
  const named = own.length ? [own[index % own.length], own[(index + 1) % own.length]] : []
  const sources = [...new Map(named.flatMap((one) => (one ? [[one.id, one] as const] : []))).values()]
  const scale = by === 'taskWeekId' ? 4 : 1
  const lines = [
    ...sources.map((one) => ({
      sourceType: 'task' as const,
      sourceId: one.id,
      title: one.name,
      projectId: one.projectId,
    })),
    { sourceType: '其他' as const, sourceId: null, title: '沟通与文档整理', projectId: null },
  ]
  const placed = (sort: number): object => (by === 'taskWeekId' ? { days: daysOfWeek[sort] } : {})
  return lines.map((line, sort) => ({
    id: demoId('planItem', `${id} ${sort}`),
    creatorId: userId,
    version: 1,
    [by]: id,
    ...line,
    planHours: `${(sort === 2 ? 2 : 3) * scale}.0`,
    actualHours: isTold && by !== 'taskWeekId' ? `${sort === 2 ? 2 : 3}.0` : null,
    isDone: isTold && (index + sort) % 5 !== 0,
    reason: isTold && (index + sort) % 5 === 0 ? '等待他人' : null,
    output: isTold ? '已完成当日部分' : null,
    ...placed(sort),
    isCarry: false,
    count: true,
    sort: sort + 1,
  }))
}

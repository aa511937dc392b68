import type { Sql } from '@chengban/engine/db/sql.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { present } from '@chengban/kernel/present.ts'
import { dayAgo, momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { nth, type People } from './people.ts'
import { type DemoProject, hasBegun } from './projects.ts'

const steps = [
  ['启动会', '启动', 5],
  ['环境就绪', '环境就绪', 20],
  ['需求确认', '需求确认', 45],
  ['系统上线', '上线', 75],
  ['项目验收', '验收', 95],
] as const
/** From this stage on the acceptance is planned. */
const closing = 5
const idOf = (place: number, step: number): string => demoId('milepost', `${place} ${step}`)

/** Creates ninety milestones with requests to move them, the monthly summaries of their owners, and the deliveries. */
export const addGoals = async (tx: Sql, projects: readonly DemoProject[], who: People): Promise<void> => {
  const started = projects.filter(hasBegun)
  const rows = started.flatMap((one) => stepsOf(one).map((_, step) => rowOf(one, step, who)))
  await into(tx, 'milepost').insert(rows)
  await into(tx, 'milepostAdvance').insert(await advancesOf(tx, started, who))
  const people = [...new Set(rows.map(({ userId }) => userId))]
  const months = [dayAgo(0), dayAgo(30)].map((day) => day.slice(0, 7))
  await into(tx, 'milepostUserSummary').insert(
    people.flatMap((userId) =>
      [...new Set(months)].map((month) => ({ id: demoId('milepostUserSummary', `${userId} ${month}`), userId, month })),
    ),
  )
  await into(tx, 'projectProduce').insert(started.slice(0, 14).flatMap((one) => producesOf(one, who)))
}

const stepsOf = ({ node }: DemoProject) => (node < closing ? steps.slice(0, -1) : steps)

const stateOf = (end: number) => (end > 4 ? '已完成' : end > 0 ? '待确认' : end > -20 ? '进行中' : '未开始')

const rowOf = (one: DemoProject, step: number, who: People) => {
  const [name, type, share] = present(steps[step])
  const end = one.days - Math.round((share * one.length) / 100)
  const status = stateOf(end)
  const day = workdayAgo(end)
  return {
    id: idOf(one.place, step),
    name,
    projectId: one.id,
    type,
    userId: step % 2 ? one.leader : one.manager,
    describe: `${name}完成，资料齐全并由客户认可。`,
    priority: nth(['高', '中', '低'] as const, one.place + step),
    startDate: addDays(day, -14),
    endDate: day,
    originalDate: status === '未开始' ? null : addDays(day, (one.place + step) % 4 === 1 ? -5 : 0),
    ...goalOf(end < 5 || step === 3, day),
    status: status as '已完成',
    ...resultOf(name, end),
    ...confirmedOf(end, step < 2, who),
    creatorId: one.manager,
    tzCreate: momentAgo(Math.max(one.days, 1)),
  }
}

const goalOf = (monthGoal: boolean, day: string) => ({
  monthGoal,
  goalMonth: monthGoal ? day.slice(0, 7) : null,
  goalWeight: monthGoal ? '25.00' : null,
})

const resultOf = (name: string, end: number) => ({
  result: end > 0 ? `${name}已完成` : null,
  tzComplete: end > 0 ? momentAgo(end, 17) : null,
})

const confirmedOf = (end: number, looked: boolean, who: People) => ({
  confirmId: end > 4 ? who('pm01') : null,
  tzConfirm: end > 4 ? momentAgo(end - 1, 18) : null,
  pmoStatus: end > 4 && looked ? ('已确认' as const) : ('未确认' as const),
})

const advancesOf = async (tx: Sql, projects: readonly DemoProject[], who: People) => {
  const kinds = await tx.query<{ id: string }>(
    `select id::text from store.milepost_advance_kind where direction = '延期' order by sort`,
  )
  const open = await tx.query<{ id: string; end: string; userId: string }>(
    `select id::text, end_date::text as end, user_id::text as "userId" from store.milepost
     where status = '进行中' and project_id = any ($1::uuid[]) order by end_date, id limit 6`,
    [projects.map(({ id }) => id)],
  )
  return open.map(({ id, end, userId }, index) => ({
    id: demoId('milepostAdvance', index),
    milepostId: id,
    kindId: nth(kinds, index + 1)?.id ?? '',
    before: end,
    after: addDays(end, 7),
    reason: '现场条件尚未具备，需要顺延。',
    status: nth(['待一级审核', '草稿', '驳回', '待一级审核', '已撤回', '草稿'] as const, index),
    audit1: who('pm01'),
    opinion: index === 2 ? '先与客户确认现场条件' : null,
    creatorId: userId,
    tzCreate: momentAgo(index + 1),
  }))
}

const producesOf = (one: DemoProject, who: People) =>
  (
    [
      ['需求规格说明书', '文档', 40],
      ['接口对接程序', '接口', 60],
    ] as const
  ).map(([name, kind, share], index) => {
    const plan = one.days - Math.round((share * one.length) / 100)
    const status = plan > 6 ? '已完成' : plan > 0 ? '待确认' : plan > -25 ? '进行中' : '未开始'
    const day = workdayAgo(plan)
    return {
      id: demoId('projectProduce', `${one.place} ${index}`),
      projectId: one.id,
      name,
      kind,
      userId: index ? who('yf05') : one.leader,
      receiverId: one.manager,
      planDate: day,
      originalDate: day,
      actualDate: plan > 0 ? addDays(day, (one.place % 3) - 1) : null,
      manDay: index ? '6.0' : '3.0',
      status: status as '已完成',
      creatorId: one.manager,
      tzCreate: momentAgo(Math.max(one.days, 1)),
    }
  })

import type { Sql } from '@chengban/engine/db/sql.ts'
import { present } from '@chengban/kernel/present.ts'
import { type Chance, chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { Crew } from './crew.ts'
import { on } from './on.ts'

const matters = [
  ['接口联调', '研发'],
  ['历史数据迁移', '实施'],
  ['报表口径核对', '研发'],
  ['用户培训课件', '文档'],
  ['上线检查清单', '实施'],
  ['权限矩阵梳理', '设计'],
  ['回归测试', '测试'],
  ['部署脚本整理', '研发'],
  ['验收资料准备', '文档'],
  ['打印模板调整', '研发'],
  ['现场问题回访', '实施'],
  ['性能压测', '测试'],
  ['客户资料归档', '其他'],
  ['月度台账核对', '管理'],
  ['投标文件整理', '售前'],
] as const

const states = [
  '已完成',
  '已完成',
  '已完成',
  '进行中',
  '进行中',
  '待开始',
  '待确认',
  '待审核',
  '草稿',
  '暂停',
  '取消',
  '已完成',
] as const
type State = (typeof states)[number]
const begun: readonly State[] = ['待开始', '进行中', '待审核', '已完成', '暂停']

export interface DemoTask {
  readonly id: string
  readonly name: string
  readonly designee: string
  readonly projectId: string | null
  readonly status: State
}

/** 300 tasks in every state, some late, some moved; further people, unplanned work and requests to move dates. */
export const addTasks = async (tx: Sql, crew: Crew): Promise<DemoTask[]> => {
  const rows = Array.from({ length: 300 }, (_, index) => rowOf(index, crew))
  await into(tx, 'task').insert(rows)
  await into(tx, 'taskUsers').insert(
    rows.filter((_, index) => index % 6 === 0).map((row, index) => personOf(row, index, crew)),
  )
  await into(tx, 'extraTask').insert(
    [...crew.sitePeople, ...crew.builders.slice(1, 3), ...crew.office.slice(0, 3)].map(extraOf),
  )
  await tx.query('update store.extra_task set confirmer_id = app.leader(user_id) where confirmer_id is null')
  await into(tx, 'change').insert(rows.filter(({ updateStatus }) => updateStatus !== '无').map(requestOf))
  return rows
}

const rowOf = (index: number, crew: Crew) => {
  const chance = chanceFrom(7000 + index)
  const status = present(states[index % states.length])
  const isLate = index % 7 === 0
  const isDone = status === '已完成'
  const age = chance.between(isDone ? 6 : 1, isDone ? 70 : 25)
  const open = isLate ? chance.between(1, 6) : -chance.between(1, 12)
  const step: Stand = { index, status, age, due: isDone ? age - 5 : open, isLate }
  const given = gift(step, crew, chance)
  return { ...given, ...progress(step, given), ...moving(step, given.designee) }
}

interface Stand {
  readonly index: number
  readonly status: State
  readonly age: number
  /** Days since it was due; negative is to come. */
  readonly due: number
  readonly isLate: boolean
}

const gift = (
  { index, age, status }: Stand,
  { builders, testers, sitePeople, leaders, office, projects }: Crew,
  chance: Chance,
) => {
  const [matter, type] = present(matters[index % matters.length])
  const project = projects.length && index % 10 ? chance.of(projects) : null
  const userId = chance.of(leaders)
  const crews: Readonly<Record<string, readonly string[]>> = {
    实施: sitePeople,
    测试: testers,
    其他: office,
    管理: office,
    售前: office,
  }
  return {
    id: demoId('task', index),
    tzCreate: momentAgo(age, 9),
    creatorId: userId,
    version: 1 + (index % 4),
    name: `${project?.name ?? '公司'}${matter}`,
    type,
    describe: `完成${matter}，结果附在成果中。`,
    projectId: project?.id ?? null,
    userId,
    designee: chance.of(crews[type] ?? builders),
    auditor1: on(index % 3 === 2 || status === '待审核', userId),
    supervise: on(index % 15 === 0, leaders[0] ?? userId),
    supervising: index % 30 === 0,
    priority: chance.of(['高', '中', '中', '低'] as const),
    sort: 100,
    predict: `${chance.between(2, 40)}.0`,
    needConfirm: true,
    attachmentRequired: false,
    status,
  }
}

const progress = ({ status, age, due, isLate }: Stand, { auditor1 }: { readonly auditor1: string | null }) => {
  const isTold = status === '已完成' || status === '待审核'
  const looked = auditor1 ? ('通过' as const) : ('无需审核' as const)
  return {
    preStatus: on(status === '暂停', '进行中'),
    tzPause: on(status === '暂停', momentAgo(2, 11)),
    tzAgree: on(begun.includes(status), momentAgo(Math.max(age - 1, 0), 10)),
    auditStatus: status === '待审核' ? ('待一级审核' as const) : status === '已完成' ? looked : ('未提交' as const),
    endTime: on(isTold, momentAgo(Math.max(status === '待审核' ? 1 : due - (isLate ? 2 : 0), 0), 17)),
    resultDescribe: on(isTold, '已完成并自查'),
    pauseDays: 0,
  }
}

/** Moves the date of some tasks once and leaves a date request open on others. */
const moving = ({ index, status, due }: Stand, designee: string) => {
  const isMoved = index % 24 === 4
  const isAsking = status === '进行中' && index % 24 === 3
  const told = isAsking || isMoved
  return {
    date: workdayAgo(due),
    originalTime: on(status !== '草稿', workdayAgo(isMoved ? due + 5 : due)),
    updateStatus: isAsking ? ('待审核' as const) : isMoved ? ('同意' as const) : ('无' as const),
    updateDate: on(told, workdayAgo(isAsking ? -15 : due)),
    cause: on(told, '等待第三方接口'),
    adjustTimes: Number(isMoved),
    adjustor: on(isMoved, designee),
  }
}
type Made = ReturnType<typeof rowOf>

const personOf = ({ id, designee }: Made, index: number, { builders }: Crew) => ({
  id: demoId('taskUsers', index),
  version: 1,
  taskId: id,
  userId: builders.find((person) => person !== designee) ?? designee,
  type: (['协作', '抄送', '关注'] as const)[index % 3] ?? '协作',
})

const extraOf = (userId: string, index: number) => {
  const status = (['待确认', '进行中', '已完成', '驳回', '取消'] as const)[index % 5] ?? '待确认'
  return {
    id: demoId('extraTask', index),
    tzCreate: momentAgo(index % 6, 15),
    creatorId: userId,
    version: 1,
    name: ['现场打印机故障', '客户临时取数', '院方会议支援', '网络割接配合', '补充操作手册'][index % 5] ?? '',
    type: '实施',
    userId,
    priority: '中' as const,
    sort: 100,
    date: workdayAgo(index % 6),
    predict: '1.5',
    needConfirm: true,
    status,
    result: status === '已完成' ? '已处理并回访' : null,
    opinion: status === '驳回' ? '请补充说明' : null,
    tzComplete: status === '已完成' ? momentAgo(index % 6, 17) : null,
  }
}

const requestOf = (row: Made, index: number) => ({
  id: demoId('change', index),
  tzCreate: momentAgo(row.updateStatus === '待审核' ? 1 : 8, 10),
  creatorId: row.designee,
  version: row.updateStatus === '待审核' ? 1 : 2,
  targetType: 'task' as const,
  targetId: row.id,
  title: row.name,
  projectId: row.projectId,
  originalDate: row.originalTime,
  oldDate: row.updateStatus === '待审核' ? row.date : row.originalTime,
  newDate: row.updateDate ?? row.date,
  cause: row.cause ?? '',
  sequence: 1,
  userId: row.designee,
  auditorId: row.userId,
  status: row.updateStatus === '待审核' ? ('待审核' as const) : ('同意' as const),
  tzAudit: row.updateStatus === '待审核' ? null : momentAgo(7, 15),
})

import type { Sql } from '@chengban/engine/db/sql.ts'
import { present } from '@chengban/kernel/present.ts'
import { type Chance, chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { Crew } from './crew.ts'
import { giveDayNumbers } from './day-numbers.ts'
import { on } from './on.ts'

const faults = [
  ['保存后列表未刷新', '功能错误', '一般'],
  ['打印错位', '界面问题', '轻微'],
  ['导出超时', '性能问题', '严重'],
  ['金额合计不一致', '数据问题', '致命'],
  ['旧版浏览器无法登录', '兼容问题', '一般'],
  ['越权可见他人单据', '安全问题', '致命'],
  ['接口地址配置丢失', '配置问题', '严重'],
  ['提示文字有误', '界面问题', '建议'],
] as const
const modules = ['挂号', '收费', '药房', '病历', '报表', '系统管理']
const states = [
  '已关闭',
  '已关闭',
  '已关闭',
  '处理中',
  '已确认',
  '待测试',
  '待关闭',
  '待确认',
  '退回',
  '挂起',
  '草稿',
  '已关闭',
] as const
const priorities = ['急', '高', '中', '中', '低', '缓'] as const

/** 200 bugs of the projects that run, in every state; some late, some found again, some with a request for more time. */
export const addBugs = async (tx: Sql, crew: Crew): Promise<void> => {
  if (crew.projects.length === 0) return
  const rows = Array.from({ length: 200 }, (_, index) => rowOf(index, crew))
  const numbers = await giveDayNumbers(tx, 'QX', rows)
  await into(tx, 'bug').insert(rows.map((row) => ({ ...row, code: numbers.get(row.id) ?? null })))
  await into(tx, 'bugChange').insert(rows.filter(({ updateStatus }) => updateStatus === '待审核').map(requestOf))
}

const rowOf = (index: number, crew: Crew) => {
  const chance = chanceFrom(9000 + index)
  const status = states[index % states.length] ?? '待确认'
  const isClosed = status === '已关闭'
  const age = chance.between(isClosed ? 10 : 1, isClosed ? 60 : 14)
  const step: Stand = {
    status,
    isClosed,
    isJudged: !['草稿', '待确认', '退回'].includes(status),
    isSolved: ['待测试', '待关闭', '已关闭'].includes(status),
    isTested: ['待关闭', '已关闭'].includes(status),
    isAsking: index % 24 === 3,
    age,
    index,
  }
  return {
    id: demoId('bug', index),
    version: 1 + (index % 5),
    status,
    ...found(step, crew, chance),
    ...judged(step, crew, chance),
    ...solved(step),
  }
}

interface Stand {
  readonly status: (typeof states)[number]
  readonly isClosed: boolean
  readonly isJudged: boolean
  readonly isSolved: boolean
  readonly isTested: boolean
  readonly isAsking: boolean
  readonly age: number
  readonly index: number
}

const found = ({ status, age, index }: Stand, { testers, office, projects }: Crew, chance: Chance) => {
  const [title, type, severity] = present(faults[index % faults.length])
  const module = chance.of(modules)
  const providerId = chance.of(index % 12 === 7 ? office : testers)
  return {
    tzCreate: momentAgo(age, 9),
    creatorId: providerId,
    name: `${module}：${title}`,
    type,
    severity,
    priority: chance.of(priorities),
    source: chance.of(['内部测试', '客户反馈', '实施反馈']),
    stage: chance.of(['测试', '部署', '试运行', '验收']),
    step: `进入${module}，按正常流程操作，出现${title}。`,
    projectId: chance.of(projects).id,
    module,
    providerId,
    testerId: testers.find((one) => one !== providerId) ?? providerId,
    closerId: providerId,
    tzSubmit: on(status !== '草稿', momentAgo(age, 10)),
    impApply: index % 3 === 2,
    supervising: false,
    needResult: false,
    syncStatus: '不同步' as const,
    syncWait: false,
  }
}

const judged = ({ status, isJudged, isAsking, age, index }: Stand, { builders }: Crew, chance: Chance) => {
  const due = workdayAgo(age - (index % 5 === 0 ? 2 : 7))
  return {
    solverId: on(isJudged, chance.of(builders)),
    predictFront: on(isJudged, '2.0'),
    predictRear: on(isJudged, `${chance.between(1, 8)}.0`),
    preStatus: on(status === '挂起', '已确认'),
    backOpinion: on(status === '退回', '无法重现，请补充步骤'),
    isReject: status === '退回',
    endTime: on(isJudged, due),
    originalTime: on(isJudged, due),
    updateStatus: isAsking ? ('待审核' as const) : ('无' as const),
    updateDate: on(isAsking, workdayAgo(-9)),
    adjustTimes: 0,
    tzRespond: on(isJudged || status === '退回', momentAgo(Math.max(age - (index % 8 === 0 ? 3 : 0), 0), 15)),
  }
}

const solved = ({ isSolved, isTested, isClosed, age, index }: Stand) => ({
  resolution: on(isSolved, index % 9 === 0 ? '设计如此' : '已解决'),
  cause: on(isSolved, '边界条件未处理'),
  solveResult: on(isSolved, '已修正并补充用例'),
  solveTimes: Number(isSolved),
  finishDate: on(isSolved, workdayAgo(Math.max(age - 5, 0))),
  testResult: on(isTested, '复测通过'),
  testBack: Number(isSolved && index % 11 === 0),
  reopenTimes: Number(index % 36 === 6),
  tzTest: on(isTested, momentAgo(Math.max(age - 6, 0), 16)),
  tzComplete: on(isClosed, momentAgo(Math.max(age - 7, 0), 17)),
})

const requestOf = (row: ReturnType<typeof rowOf>, index: number) => ({
  id: demoId('bugChange', index),
  tzCreate: momentAgo(1, 10),
  creatorId: row.solverId,
  version: 1,
  bugId: row.id,
  originalDate: row.originalTime,
  oldDate: row.endTime,
  newDate: row.updateDate ?? workdayAgo(-9),
  cause: '依赖的组件尚未发布',
  sequence: 1,
  userId: row.solverId ?? row.creatorId,
  auditorId: row.closerId,
  status: '待审核' as const,
})

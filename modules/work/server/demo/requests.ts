import type { Sql } from '@chengban/engine/db/sql.ts'
import { present } from '@chengban/kernel/present.ts'
import { type Chance, chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { addTrails, type Step, type Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { Crew } from './crew.ts'
import { giveDayNumbers } from './day-numbers.ts'
import { on } from './on.ts'

const wishes = [
  ['增加批量导出', '新增需求'],
  ['调整收费流程', '需求变更'],
  ['优化列表加载', '功能优化'],
  ['清洗历史档案', '数据处理'],
  ['对接医保接口', '接口对接'],
  ['统计口径咨询', '咨询支持'],
] as const
const stages = [
  '已完成',
  '已完成',
  '开发中',
  '待排期',
  '未通过',
  '待测试',
  '待发布',
  '未通过',
  '待客户确认',
  '暂缓',
  '已关闭',
  '未通过',
] as const
const audits = ['待一级审核', '待二级审核', '草稿', '驳回'] as const

/** 120 requirements on their way, from drafts to what the client has confirmed. */
export const addRequests = async (tx: Sql, crew: Crew): Promise<void> => {
  if (crew.projects.length === 0) return
  const rows = Array.from({ length: 120 }, (_, index) => rowOf(index, crew))
  const numbers = await giveDayNumbers(tx, 'XQ', rows)
  await into(tx, 'applyFor').insert(rows.map((row) => ({ ...row, code: numbers.get(row.id) ?? null })))
  await addTrails(tx, rows.map(trailOf))
}

const rowOf = (index: number, crew: Crew) => {
  const chance = chanceFrom(8000 + index)
  const stage = stages[index % stages.length] ?? '未通过'
  const isPassed = stage !== '未通过'
  const isDone = stage === '已完成'
  const step: Stand = {
    index,
    stage,
    auditStatus: isPassed ? '通过' : (audits[Math.floor(index / 4) % 4] ?? '草稿'),
    isPassed,
    age: chance.between(isDone ? 20 : 4, isDone ? 80 : 25),
  }
  return { ...wish(step, crew, chance), ...looked(step, crew, chance), ...built(step, crew, chance) }
}

interface Stand {
  readonly index: number
  readonly stage: (typeof stages)[number]
  readonly auditStatus: '通过' | (typeof audits)[number]
  readonly isPassed: boolean
  readonly age: number
}

const wish = ({ index, age, auditStatus, stage }: Stand, { sitePeople, office, projects }: Crew, chance: Chance) => {
  const [what, type] = present(wishes[index % wishes.length])
  const project = chance.of(projects)
  const creatorId = chance.of(index % 8 === 5 ? office : sitePeople)
  return {
    id: demoId('applyFor', index),
    tzCreate: momentAgo(age, 9),
    creatorId,
    version: 2,
    name: `${project.name}${what}`,
    type,
    summarize: what,
    describe: `${what}：按现场要求整理，含界面与数据口径。`,
    reason: '客户现场提出',
    clientId: project.clientId,
    projectId: project.id,
    projectName: project.name,
    module: chance.of(['挂号', '收费', '药房', '病历']),
    user: '何川',
    date: workdayAgo(-chance.between(5, 30)),
    priority: chance.of(['高', '中', '低'] as const),
    severity: '一般',
    closerId: creatorId,
    auditStatus,
    stage,
    tzSubmit: on(auditStatus !== '草稿', momentAgo(age, 10)),
    needSign: true,
    impApply: true,
    syncStatus: '不同步' as const,
    syncWait: false,
  }
}

const looked = ({ isPassed, auditStatus, age }: Stand, { leaders, sitePeople }: Crew, chance: Chance) => {
  const first = leaders[0] ?? sitePeople[0] ?? ''
  const isSecond = isPassed || auditStatus === '待二级审核'
  const isBack = auditStatus === '驳回'
  const words = isBack ? '请明确范围' : '同意'
  return {
    audit1: on(auditStatus !== '草稿', first),
    audit2: on(isSecond, leaders[1] ?? first),
    opinionFirst: on(isSecond || isBack, words),
    opinion: on(isPassed || isBack, words),
    isReject: isBack,
    predictFront: on(isPassed, '4.0'),
    predictRear: on(isPassed, `${chance.between(2, 16)}.0`),
    chargeMode: '免费' as const,
    tzAudit: on(isPassed, momentAgo(age - 2, 15)),
  }
}

const built = ({ index, stage, isPassed, age }: Stand, { builders, testers }: Crew, chance: Chance) => {
  const isPlanned = isPassed && stage !== '待排期'
  const isBuilt = ['待测试', '待发布', '待客户确认', '已完成'].includes(stage)
  const isTested = isBuilt && stage !== '待测试'
  const open = index % 24 === 2 ? 2 : -chance.between(3, 20)
  const end = workdayAgo(isBuilt ? age - 12 : open)
  return {
    solverId: on(isPlanned, chance.of(builders)),
    testerId: on(isPlanned, chance.of(testers)),
    preStatus: on(stage === '暂缓', '开发中'),
    endTime: on(isPlanned, end),
    originalTime: on(isPlanned, end),
    updateStatus: '无' as const,
    adjustTimes: 0,
    tzFinish: on(isBuilt, momentAgo(Math.max(age - 12, 1), 17)),
    tzTest: on(isTested, momentAgo(Math.max(age - 13, 1), 11)),
    testResult: on(isTested, '用例全部通过'),
    testBack: 0,
    tzPublish: on(['待客户确认', '已完成'].includes(stage), momentAgo(Math.max(age - 14, 1), 20)),
    tzClose: on(['已完成', '已关闭'].includes(stage), momentAgo(Math.max(age - 15, 0), 16)),
    signer: on(stage === '已完成', '何川'),
  }
}
type Made = ReturnType<typeof rowOf>

/** What its audit has left. */
const trailOf = (row: Made): Trail => {
  const steps = stepsOf(row)
  const level = row.auditStatus === '待一级审核' ? 1 : row.auditStatus === '待二级审核' ? 2 : 0
  return {
    module: 'applyFor',
    label: '需求',
    id: row.id,
    name: row.name,
    levels: 2,
    initiatorId: row.creatorId,
    steps,
    waiting: level
      ? { userId: String(level === 1 ? row.audit1 : row.audit2), level, due: momentAgo(0, 18) }
      : undefined,
  }
}

const stepsOf = ({ auditStatus, creatorId, tzCreate, tzSubmit, tzAudit, audit1, audit2 }: Made): Step[] => {
  const made: Step = { action: '新建', userId: creatorId, at: tzCreate }
  if (!tzSubmit) return [made]
  const asked: Step = { action: '提交审核', userId: creatorId, at: tzSubmit, from: '草稿', to: '待一级审核' }
  if (auditStatus === '待一级审核') return [made, asked]
  const first = { userId: String(audit1), at: tzSubmit, level: 1, from: '待一级审核' }
  if (auditStatus === '驳回') return [made, asked, { ...first, action: '驳回', to: '驳回', opinion: '请明确范围' }]
  const agreed: Step = { ...first, action: '同意', to: '待二级审核', opinion: '同意' }
  if (!tzAudit) return [made, asked, agreed]
  return [
    made,
    asked,
    agreed,
    { action: '同意', userId: String(audit2), at: tzAudit, level: 2, from: '待二级审核', to: '通过', opinion: '同意' },
  ]
}

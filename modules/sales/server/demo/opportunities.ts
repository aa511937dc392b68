import { addDays } from '@chengban/kernel/days.ts'
import { present } from '@chengban/kernel/present.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { dayAgo, momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Step, Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { rateOf } from '../../business-opportunity/schedule.ts'
import { normalName } from '../../client/normal-name.ts'
import { type DemoClient, nextDay } from './clients.ts'
import type { DemoContract } from './contracts.ts'
import { headOf, kinds } from './names.ts'
import { type OpportunityPlan, opportunityPlans } from './opportunity-plan.ts'

type People = (account: string) => string

export interface DemoOpportunity {
  readonly plan: OpportunityPlan
  readonly client: DemoClient
  /** The contract it was won with. */
  readonly contractId: string | undefined
  readonly row: Partial<RowOf<'businessOpportunity'>> & { id: string; name: string; salesPersonnel: string }
  readonly steps: readonly Step[]
}

/** 45 opportunities of the clients, those won with a contract each. */
export const opportunitiesOf = (
  clients: readonly DemoClient[],
  contracts: readonly DemoContract[],
  who: People,
): DemoOpportunity[] => {
  const signed = contracts.filter(({ plan, row }) => plan.stage === '履行中' && !row.parentId)
  const known = clients.filter(({ passed }) => passed)
  const numbers = new Map<string, number>()
  return opportunityPlans.map((plan, index) => {
    const isWon = plan.stages.at(-1) === '赢单'
    const contract = isWon ? signed[index] : undefined
    const client = contract?.client ?? present(known[(index * 11 + 5) % known.length])
    const month = `SJ-${dayAgo(plan.days).slice(0, 7).replace('-', '')}-`
    numbers.set(month, (numbers.get(month) ?? 0) + 1)
    const row = rowOf(plan, index, { client, contract, who })
    const serialNumber = month + String(numbers.get(month)).padStart(4, '0')
    const steps = stepsOf(plan, row.salesPersonnel, who(headOf(client.owner)))
    return { plan, client, contractId: contract?.row.id, row: { ...row, serialNumber }, steps }
  })
}

interface About {
  readonly client: DemoClient
  readonly contract: DemoContract | undefined
  readonly who: People
}

const rowOf = (plan: OpportunityPlan, index: number, { client, contract, who }: About) => {
  const chance = chanceFrom(7000 + index)
  const owner = who(client.owner)
  const name = contract?.row.name ?? `${client.name}${kinds[(index * 3 + 1) % kinds.length]?.product}`
  const stage = plan.stages.at(-1) ?? '线索'
  return {
    id: demoId('businessOpportunity', index),
    name,
    coreName: normalName(name.replace(client.name, '')),
    clientId: client.id,
    type: chance.of(['新建', '新建', '升级', '增购']),
    from: chance.of(['老客户', '客户介绍', '自主拓展', '招标公告', '会议活动']),
    createDate: dayAgo(plan.days),
    salesPersonnel: owner,
    helperId: index % 4 ? null : who(client.owner === 'xs02' ? 'xs03' : 'xs02'),
    performanceFrom: demoId('department', '销售部'),
    status: plan.status,
    schedule: stage as '线索',
    preSchedule: stage === '搁置' ? (plan.stages.at(-2) ?? null) : null,
    tzSchedule: momentOf(plan, plan.stages.length - 1),
    successRate: stage === '搁置' ? rateOf(plan.stages.at(-2) ?? '线索') : rateOf(stage),
    ...moneyOf(index, contract),
    ...datesOf(plan, index),
    needImp: index % 3 === 0,
    impRequire: index % 3 === 0 ? '与院内现有系统对接，分两批上线' : null,
    isImport: index % 6 === 2,
    competitor: index % 5 === 1 ? '某软件公司' : null,
    loseReason: stage === '输单' ? chance.of(['价格', '客户取消', '资质不符']) : null,
    winner: stage === '输单' ? '某软件公司' : null,
    audit1: plan.status === '草稿' ? null : who(headOf(client.owner)),
    isUse: true,
    creatorId: owner,
    tzCreate: momentAgo(plan.days, 9, (index * 7) % 60),
  }
}

const moneyOf = (index: number, contract: DemoContract | undefined) => {
  const chance = chanceFrom(7500 + index)
  return {
    budgetMyself: contract?.row.money ?? `${chance.between(6, 120)}0000.00`,
    budgetSystem: contract || index % 2 ? '0.00' : `${chance.between(2, 30)}0000.00`,
    budgetOther: '0.00',
  }
}

const datesOf = (plan: OpportunityPlan, index: number) => {
  const depth = plan.stages.length
  const isOver = ['赢单', '输单'].includes(plan.stages.at(-1) ?? '')
  return {
    signDate: depth < 3 ? null : isOver ? workdayAgo(plan.days - 100) : addDays(dayAgo(0), 10 + ((index * 13) % 90)),
    procurementMethod: depth < 4 ? null : (['公开招标', '竞争性磋商', '直接采购', '询价'][index % 4] ?? null),
    tenderLink: depth < 5 ? null : `https://tender.example/notice/${1000 + index}`,
    dtNext: isOver ? null : addDays(dayAgo(0), (index * 5) % 21),
  }
}

/** When a stage was entered: the time since the beginning in equal parts. */
export const momentOf = ({ days, stages }: OpportunityPlan, at: number): string =>
  momentAgo(Math.max(0, days - 2 - Math.floor((at * days * 0.8) / stages.length)), 15, (at * 11) % 60)

const stepsOf = (plan: OpportunityPlan, owner: string, head: string): Step[] => {
  const { days, status, stages } = plan
  const made: Step[] = [{ action: '新建', userId: owner, at: momentAgo(days, 9, days % 60) }]
  if (status === '草稿') return made
  made.push({ action: '提交审核', userId: owner, at: momentAgo(days, 10, 20), from: '草稿', to: '待一级审核' })
  const decided = { userId: head, at: momentAgo(days - 1, 11, 5), from: '待一级审核', level: 1 }
  if (status === '通过') made.push({ ...decided, action: '同意', to: '通过', opinion: '同意' })
  if (status === '驳回') made.push({ ...decided, action: '驳回', to: '驳回', opinion: '请补充预算与采购计划' })
  if (status === '已撤回')
    made.push({ action: '撤回', userId: owner, at: momentAgo(days - 1, 9, 40), from: '待一级审核', to: '已撤回' })
  for (const [index, to] of stages.entries()) {
    const from = stages[index - 1]
    if (from) made.push({ action: stepNames[to] ?? '推进', userId: owner, at: momentOf(plan, index), from, to })
  }
  return made
}
const stepNames: Readonly<Record<string, string>> = { 赢单: '赢单', 输单: '输单', 搁置: '搁置' }

export const opportunityTrail = ({ row, plan, client, steps }: DemoOpportunity, who: People): Trail => ({
  module: 'businessOpportunity',
  label: '商机',
  id: row.id,
  name: row.name,
  levels: 1,
  initiatorId: row.salesPersonnel,
  steps,
  asked: plan.status === '已撤回' ? who(headOf(client.owner)) : undefined,
  waiting:
    plan.status === '待一级审核'
      ? { userId: who(headOf(client.owner)), level: 1, due: nextDay(steps.at(-1)?.at ?? '') }
      : undefined,
})

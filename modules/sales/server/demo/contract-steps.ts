import { momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import type { Step, Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { nextDay } from './clients.ts'
import type { DemoContract } from './contracts.ts'
import { headOf } from './names.ts'

type People = (account: string) => string

/** Returns the history of a contract up to its current state. */
export const contractTrail = ({ plan, client, row }: DemoContract, who: People): Trail => {
  const steps = [...auditSteps({ plan, client, row }, who), ...stageSteps({ plan, client, row }, who)]
  const level = plan.status === '待一级审核' ? 1 : plan.status === '待二级审核' ? 2 : 0
  const approver = level === 1 ? who(headOf(client.owner)) : row.audit2
  return {
    module: 'contract',
    label: '合同',
    id: row.id,
    name: row.name,
    levels: 2,
    initiatorId: row.initiator,
    steps,
    asked: plan.status === '已撤回' ? who(headOf(client.owner)) : undefined,
    skipped: row.isSmall && ['通过', '已作废'].includes(plan.status) ? row.audit2 : undefined,
    waiting: level ? { userId: approver, level, due: nextDay(steps.at(-1)?.at ?? '') } : undefined,
  }
}

const agreed = ['金额与清单一致，同意', '同意', '条款已核对，同意', '付款节点合理，同意']

const auditSteps = ({ plan, client, row }: DemoContract, who: People): Step[] => {
  const head = who(headOf(client.owner))
  const { days, status } = plan
  const owner = row.initiator
  const [one, two] = ['待一级审核', '待二级审核']
  const steps: Step[] = [{ action: '新建', userId: owner, at: row.tzCreate ?? momentAgo(days) }]
  const add = (
    action: string,
    userId: string,
    after: number,
    hour: number,
    from: string,
    to: string,
    more: Partial<Step> = {},
  ): void => {
    steps.push({ action, userId, at: momentAgo(days - after, hour, (days * 7) % 60), from, to, ...more })
  }
  if (status === '草稿') return steps
  add('提交审核', owner, 0, 10, '草稿', one)
  if (status === '已撤回') add('撤回', owner, 1, 9, one, '已撤回')
  if (status === '驳回')
    add('驳回', head, 1, 11, one, '驳回', {
      level: 1,
      opinion: days % 4 ? '软件与硬件分项缺清单，请补充' : '付款比例与报价单不符，请修改',
    })
  if (status === '已撤回' || status === '驳回' || status === one) return steps
  const opinion = agreed[days % agreed.length] ?? '同意'
  add('同意', head, 1, 11, one, row.isSmall ? '通过' : two, { level: 1, opinion })
  if (status === two) return steps
  if (!row.isSmall) add('同意', row.audit2, 2, 15, two, '通过', { level: 2, opinion: '同意' })
  if (status === '已作废') add('作废', head, 20, 16, '通过', '已作废', { opinion: '客户预算取消，双方未签署' })
  return steps
}

const order = ['待签署', '已签署', '履行中', '履行完毕', '已归档']

const stageSteps = ({ plan, row }: DemoContract, who: People): Step[] => {
  if (plan.status !== '通过') return []
  const owner = row.initiator
  const reached = plan.stage === '已终止' ? 1 : order.indexOf(plan.stage)
  const signed: Step = { action: '签署', userId: owner, at: momentAgo(plan.days - 9, 16), from: '待签署', to: '已签署' }
  const all: Step[] = [
    signed,
    { action: '开始履行', userId: owner, at: momentAgo(plan.days - 15, 9), from: '已签署', to: '履行中' },
    { action: '履行完毕', userId: owner, at: momentAgo(plan.days - 160, 17), from: '履行中', to: '履行完毕' },
    { action: '归档', userId: who('xs01'), at: momentAgo(plan.days - 180, 10), from: '履行完毕', to: '已归档' },
  ]
  const accepted: Step = {
    action: '登记验收',
    userId: owner,
    at: momentAgo(plan.days - 120, 14),
    from: '履行中',
    to: '履行中',
  }
  const done = all.slice(0, reached)
  if (row.dtAccept) done.splice(2, 0, accepted)
  if (plan.stage === '已终止')
    done.push({
      action: '终止',
      userId: who('gm'),
      at: momentAgo(plan.days - 60, 15),
      from: '已签署',
      to: '已终止',
      opinion: '客户机构调整，双方协商终止',
    })
  return done
}

/** The calendar day a contract passed, or undefined. */
export const passedOn = ({ plan, row }: DemoContract): string | undefined =>
  ['通过', '已作废'].includes(plan.status) ? workdayAgo(plan.days - (row.isSmall ? 1 : 2)) : undefined

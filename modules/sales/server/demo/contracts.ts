import { addDays, addMonths } from '@chengban/kernel/days.ts'
import { add, multiply, round } from '@chengban/kernel/decimal.ts'
import { present } from '@chengban/kernel/present.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { DemoClient } from './clients.ts'
import { headOf } from './names.ts'
import { type Plan, plans } from './plan.ts'

export interface DemoContract {
  readonly plan: Plan
  readonly client: DemoClient
  readonly row: Partial<RowOf<'contract'>> & {
    id: string
    name: string
    money: string
    isSmall: boolean
    initiator: string
    audit2: string
  }
}

type People = (account: string) => string

const smallest = '12000.00'
const largest = '1800000.00'

/** The rows of all contracts, without what only the order of approval gives. */
export const contractsOf = (clients: readonly DemoClient[], who: People): DemoContract[] => {
  const made: DemoContract[] = []
  for (const [index, plan] of plans.entries()) {
    const client = plan.root === undefined ? buyerOf(plan, index, clients) : present(made[plan.root]).client
    const before = made.filter((one) => one.client.id === client.id && one.plan.root === undefined).length
    made.push({ plan, client, row: rowOf(plan, index, client, phases[before] ?? '', who) })
  }
  return made
}

const phases = ['', '（二期）', '（三期）', '（四期）', '（五期）']

/** Somebody who was a client by then. */
const buyerOf = (plan: Plan, index: number, clients: readonly DemoClient[]): DemoClient => {
  const known = clients.filter(({ passed, days }) => passed && days > plan.days + 10)
  return present(known[(index * 7) % known.length])
}

const rowOf = (plan: Plan, index: number, client: DemoClient, phase: string, who: People): DemoContract['row'] => {
  const chance = chanceFrom(2000 + index)
  const place = plan.root ?? index
  const supplement = plan.root !== undefined
  const owner = who(client.owner)
  return {
    id: demoId('contract', index),
    name: `${client.product}${supplement ? '补充协议' : phase}`,
    clientId: client.id,
    parentId: supplement ? demoId('contract', place) : null,
    initiator: owner,
    creatorId: owner,
    selfCompany: place % 4 === 3 ? 'B' : 'A',
    unit: '套',
    form: place % 5 === 4 ? '框架' : '固定总价',
    way: chance.of(['投标', '直签', '续签']),
    payWay: chance.of(['分期', '一次性', '验收后']),
    template: chance.of(['软件销售', '软件开发', '维护服务']),
    affiliation: '直销',
    area: client.area,
    invoice: true,
    invoiceType: place % 2 ? '电子普通发票' : '电子专用发票',
    personNumber: chance.between(10, 300),
    upgrade: index % 8 === 5,
    status: plan.status,
    stage: plan.stage,
    audit1: plan.status === '草稿' ? null : who(headOf(client.owner)),
    audit2: who(index % 4 === 2 && client.owner !== 'xs01' ? 'dgm' : 'gm'),
    remark: index % 7 === 2 ? '客户要求与既有系统共用主索引，超出清单部分另签补充协议。' : null,
    tzCreate: momentAgo(plan.days, 9, (index * 7) % 60),
    ...figuresOf(plan, index),
    ...datesOf(plan, index, owner),
  }
}

const isMaintained = (plan: Plan, index: number): boolean => plan.root === undefined && index % 3 !== 1

const figuresOf = (plan: Plan, index: number) => {
  const money = moneyOf(plan, index)
  const share = (part: string): string => round(multiply(money, part), 2)
  const earnest = index % 6 === 0
  return {
    money,
    hardware: index % 3 === 0 ? share('0.1') : '0.00',
    software: share('0.6'),
    advancePayment: index % 2 ? share('0.3') : '0.00',
    earnest,
    earnestMoney: earnest ? share('0.1') : '0.00',
    free: false,
    isSmall: Number(money) < 50_000,
    maintainMoney: isMaintained(plan, index) ? share('0.08') : null,
  }
}

const datesOf = (plan: Plan, index: number, owner: string) => {
  const ended = plan.stage === '履行完毕' || plan.stage === '已归档'
  const signed =
    ended || ['已签署', '履行中'].includes(plan.stage) || (plan.status === '通过' && plan.stage === '已终止')
  const accepted = ended && plan.root === undefined
  const needMaintain = isMaintained(plan, index)
  const dtAccept = accepted ? workdayAgo(plan.days - 120) : null
  return {
    needMaintain,
    maintainMonths: 12,
    signDate: signed ? workdayAgo(plan.days - 9) : null,
    signer: signed ? owner : null,
    dtAccept,
  }
}

/** The free year of maintenance that begins with the acceptance. */
export const periodsOf = (made: readonly DemoContract[]): Partial<RowOf<'maintenance'>>[] =>
  made.flatMap(({ row }, index) =>
    row.needMaintain && row.dtAccept
      ? [
          {
            id: demoId('maintenance', index),
            contractId: row.id,
            dtStart: row.dtAccept,
            dtEnd: addDays(addMonths(row.dtAccept, 12), -1),
            isFree: true,
            userId: row.initiator,
            creatorId: row.initiator,
          },
        ]
      : [],
  )

/** Between 12 000 and 1 800 000 yuan, both reached; waiting for the second level there is nothing small. */
const moneyOf = (plan: Plan, index: number): string => {
  if (index === 4) return smallest
  if (index === 13) return largest
  const chance = chanceFrom(3000 + index)
  const low = plan.status === '待二级审核' ? 80_000 : 12_000
  const drawn = Math.round((low * (1_800_000 / low) ** chance.next()) / 500) * 500
  return add(String(drawn), '0.00')
}

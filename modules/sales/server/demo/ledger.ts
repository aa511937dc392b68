import type { Sql } from '@chengban/engine/db/sql.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { add, multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import type { Row } from '@chengban/kernel/entity.ts'
import { dayAgo, momentAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { insertRows } from '@chengban/modules/platform/server/seed/rows.ts'
import { withoutTax } from '../../invoicing/amount.ts'
import { invoicing } from '../../invoicing/invoicing.entity.ts'
import { invoicingConfig } from '../../invoicing-config/invoicing-config.entity.ts'
import { invoicingPlan } from '../../invoicing-plan/invoicing-plan.entity.ts'
import { returnedMoney } from '../../returned-money/returned-money.entity.ts'
import { returnedMoneyApply } from '../../returned-money-apply/returned-money-apply.entity.ts'
import type { DemoContract } from './contracts.ts'

type People = (account: string) => string

/** What the passed contracts have planned, invoiced and received so far: a third at signing, the rest when accepted. */
export const addLedger = async (tx: Sql, all: readonly DemoContract[], who: People): Promise<void> => {
  const roots = all.filter(({ plan, row }) => plan.status === '通过' && !row.parentId)
  await insertRows(tx, invoicingConfig, [...sellers(who), ...buyers(roots, who)])
  await insertRows(
    tx,
    returnedMoney,
    roots.map(({ row }) => ({ id: demoId('returnedMoney', row.id), contractId: row.id, area: row.area ?? null })),
  )
  const parts = roots.flatMap((one) => partsOf(one, all))
  await insertRows(tx, invoicingPlan, parts.map(planOf))
  const paid = parts.filter(({ isDone }) => isDone)
  await insertRows(
    tx,
    invoicing,
    paid.map((part, index) => invoiceOf(part, index, who)),
  )
  await insertRows(
    tx,
    returnedMoneyApply,
    paid.map((part) => receiptOf(part, who)),
  )
  await tx.query(
    `insert into app.counter (key, last) select left(apply_number, 10), count(*) from store.invoicing group by 1
     on conflict (key) do update set last = greatest(app.counter.last, excluded.last)`,
  )
}

interface Part {
  readonly one: DemoContract
  readonly key: string
  readonly type: '预付款' | '验收款'
  readonly money: string
  /** How many days ago it fell due; negative in time to come. */
  readonly days: number
  readonly isDone: boolean
}

const partsOf = (one: DemoContract, all: readonly DemoContract[]): Part[] => {
  const { plan, row } = one
  const added = all.filter((other) => other.row.parentId === row.id && other.plan.status === '通过')
  const total = added.reduce((sum, other) => add(sum, other.row.money), row.money)
  const first = round(multiply(total, '0.3'), 2)
  const isSigned = ['履行中', '履行完毕', '已归档'].includes(plan.stage)
  const isEnded = ['履行完毕', '已归档'].includes(plan.stage)
  return [
    { one, key: `${row.id} 1`, type: '预付款', money: first, days: plan.days - 20, isDone: isSigned },
    { one, key: `${row.id} 2`, type: '验收款', money: subtract(total, first), days: plan.days - 300, isDone: isEnded },
  ]
}

const sellers = (who: People): Partial<Row<typeof invoicingConfig>>[] =>
  (['A', 'B'] as const).map((company, index) => ({
    id: demoId('invoicingConfig', company),
    kind: '销方',
    title: `承办${'甲乙'[index]}科技有限公司`,
    taxNo: `91110000000000${index}`,
    selfCompany: company,
    address: '甲市科技路8号',
    tel: '010-60000000',
    bank: '甲银行科技支行',
    account: `110000000000000${index}`,
    isDefault: true,
    status: '通过',
    creatorId: who('cw01'),
  }))

const buyerId = (clientId: string): string => demoId('invoicingConfig', `buyer ${clientId}`)

const buyers = (roots: readonly DemoContract[], who: People): Partial<Row<typeof invoicingConfig>>[] => {
  const clients = new Map(roots.map(({ client }) => [client.id, client]))
  return [...clients.values()].map((client, index) => ({
    id: buyerId(client.id),
    kind: '购方',
    title: client.name,
    taxNo: `1210000000${String(index).padStart(5, '0')}`,
    clientId: client.id,
    address: '人民路1号',
    tel: '010-61000000',
    bank: '乙银行人民路支行',
    account: `62220000${String(index).padStart(8, '0')}`,
    isDefault: true,
    status: '通过',
    creatorId: who(client.owner),
  }))
}

const dayOf = (days: number): string => (days > 0 ? workdayAgo(days) : dayAgo(days))

const planOf = ({ one, key, type, money, days }: Part): Partial<Row<typeof invoicingPlan>> => ({
  id: demoId('invoicingPlan', key),
  contractId: one.row.id,
  year: Number(dayOf(days).slice(0, 4)),
  month: Number(dayOf(days).slice(5, 7)),
  type,
  money,
  dtReceive: addDays(dayOf(days), 30),
  creatorId: one.row.initiator,
})

const invoiceOf = ({ one, key, money, days }: Part, index: number, who: People): Partial<Row<typeof invoicing>> => ({
  id: demoId('invoicing', key),
  applyNumber: `KP-${dayOf(days).slice(0, 7).replace('-', '')}-${String(index + 1).padStart(4, '0')}`,
  contractId: one.row.id,
  invoicingPlanId: demoId('invoicingPlan', key),
  sellerId: demoId('invoicingConfig', one.row.selfCompany ?? 'A'),
  buyerId: buyerId(one.client.id),
  type: '电子普通发票',
  item: '软件产品',
  taxRate: '6.00',
  money,
  amountNoTax: withoutTax(money, '6.00'),
  status: '已开票',
  initiator: one.row.initiator,
  creatorId: one.row.initiator,
  tzSubmit: momentAgo(days + 3, 10),
  tzCreate: momentAgo(days + 3, 10),
  auditorId: who('cw01'),
  completerId: who('cw01'),
  invoiceNumber: String(20_000_000 + index),
  dtInvoice: dayOf(days),
})

const receiptOf = ({ one, key, type, money, days }: Part, who: People): Partial<Row<typeof returnedMoneyApply>> => ({
  id: demoId('returnedMoneyApply', key),
  contractId: one.row.id,
  returnedMoneyId: demoId('returnedMoney', one.row.id),
  userId: one.row.initiator,
  creatorId: one.row.initiator,
  detail: [
    {
      kind: type,
      money,
      date: dayOf(Math.max(days - 25, 1)),
      way: '银行转账',
      payer: one.client.name,
      voucher: [],
      bankSerial: `YL${key.slice(0, 8)}${key.slice(-1)}`,
      remark: null,
    },
  ],
  status: '通过',
  audit1: who('cw01'),
  tzSubmit: momentAgo(Math.max(days - 25, 1), 10),
  tzCreate: momentAgo(Math.max(days - 25, 1), 10),
  tzAudit: momentAgo(Math.max(days - 24, 1), 10),
})

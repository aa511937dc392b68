import type { Sql } from '@chengban/engine/db/sql.ts'
import { multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { withoutTax } from '../../invoicing/amount.ts'
import { dayOf, type Part, shared } from './parts.ts'
import { buyerId } from './titles.ts'

type People = (account: string) => string
type Invoice = Partial<RowOf<'invoicing'>> & { id: string; money: string; tzCreate: string }

const rate = '6.00'
const inTwo = ['0.6', '0.4']
/** So many of the paid parts have two invoices, the others one. */
const twice = 28
/** Of these parts the first invoice was wrong as a whole and written again. */
const wrong = [15, 16]
/** Of this one a tenth was. */
const partlyWrong = 27

/** 80: 67 that were issued, eight on their way, and five red ones, two of which wait. */
export const addInvoices = async (tx: Sql, parts: readonly Part[], who: People): Promise<void> => {
  const paid = parts.filter(({ isDone }) => isDone)
  const firsts = paid.flatMap((part, place) => issuedOf(part, place, who))
  const again = wrong.flatMap((place) => secondOf(paid[place], who))
  const open = parts.filter(({ one, type }) => one.plan.stage === '履行中' && type === '验收款')
  const asked = states.flatMap((status, place) => askedOf(open[place], status, place, who))
  const reds = redsOf(firsts, paid, who)
  const numbers = numbersOf([...firsts, ...again, ...asked, ...reds])
  const numbered = (rows: readonly Invoice[]) =>
    rows.map((row) => ({ ...row, applyNumber: numbers.get(row.id) ?? null, ...issueNumber(row, numbers) }))
  // a replacement fits into the contract's balance only after the red invoice
  for (const rows of [firsts, reds, [...again, ...asked]]) await into(tx, 'invoicing').insert(numbered(rows))
  await tx.query(
    `insert into app.counter (key, last) select left(apply_number, 10), count(*) from store.invoicing group by 1
     on conflict (key) do update set last = greatest(app.counter.last, excluded.last)`,
  )
}

/** Application numbers in the order of time, counted in every month. */
const numbersOf = (rows: readonly Invoice[]): ReadonlyMap<string, string> => {
  const last = new Map<string, number>()
  const inTime = [...rows].sort((a, b) => (a.tzCreate < b.tzCreate ? -1 : 1))
  return new Map(
    inTime.map(({ id, tzCreate }) => {
      const month = tzCreate.slice(0, 7).replace('-', '')
      last.set(month, (last.get(month) ?? 0) + 1)
      return [id, `KP-${month}-${String(last.get(month)).padStart(4, '0')}`]
    }),
  )
}

const issueNumber = ({ id, dtInvoice }: Invoice, numbers: ReadonlyMap<string, string>) => ({
  invoiceNumber: dtInvoice ? String(20_000_000 + [...numbers.keys()].indexOf(id)) : null,
})

const rowOf = ({ one, key }: Part, name: string, money: string, days: number): Invoice => ({
  id: demoId('invoicing', `${key} ${name}`),
  contractId: one.row.id,
  invoicingPlanId: demoId('invoicingPlan', key),
  sellerId: demoId('invoicingConfig', one.row.selfCompany ?? 'A'),
  buyerId: buyerId(one.client.id),
  type: '电子普通发票',
  item: '软件产品',
  taxRate: rate,
  isRed: false,
  isUsed: false,
  money,
  amountNoTax: withoutTax(money, rate),
  initiator: one.row.initiator,
  creatorId: one.row.initiator,
  tzSubmit: momentAgo(days + 3, 10),
  tzCreate: momentAgo(days + 3, 10),
})

const issued = (row: Invoice, days: number, who: People): Invoice => ({
  ...row,
  status: '已开票',
  auditorId: who('cw01'),
  completerId: who('cw01'),
  dtInvoice: dayOf(days),
})

const issuedOf = (part: Part, place: number, who: People): Invoice[] => {
  const isWrong = wrong.includes(place)
  const moneys = place < twice && !isWrong ? shared(part.money, inTwo) : [part.money]
  const status = isWrong ? '已红冲' : place === partlyWrong ? '部分红冲' : '已开票'
  return moneys.map((money, index) => {
    const days = part.days - index * 20
    return { ...issued(rowOf(part, `${index}`, money, days), days, who), status: index ? '已开票' : status }
  })
}

const secondOf = (part: Part | undefined, who: People): Invoice[] =>
  part ? [issued(rowOf(part, 'again', part.money, part.days - 8), part.days - 8, who)] : []

const states = ['待审核', '待审核', '待开票', '待开票', '草稿', '驳回', '已撤回', '已作废'] as const

/** Returns requests for a fifth of the payment due at acceptance, dated recently. */
const askedOf = (part: Part | undefined, status: (typeof states)[number], place: number, who: People): Invoice[] => {
  if (!part) return []
  const [money = '0.00'] = shared(part.money, ['0.2', '0.8'])
  const row = rowOf(part, 'asked', money, place - 2)
  const isDecided = status === '待开票' || status === '驳回'
  return [
    {
      ...row,
      status,
      tzSubmit: status === '草稿' ? null : (row.tzSubmit ?? null),
      auditorId: isDecided ? who('cw01') : null,
      opinion: status === '驳回' ? '购方抬头与合同不一致' : null,
    },
  ]
}

const redsOf = (firsts: readonly Invoice[], paid: readonly Part[], who: People): Invoice[] => {
  const red = (place: number, share: string, days: number): Invoice[] => {
    const part = paid[place]
    const blue = firsts.find(({ id }) => part && id === demoId('invoicing', `${part.key} 0`))
    if (!part || !blue) return []
    const money = subtract('0', round(multiply(blue.money, share), 2))
    const amountNoTax = share === '1' ? subtract('0', blue.amountNoTax ?? '0') : withoutTax(money, rate)
    return [{ ...rowOf(part, 'red', money, days), amountNoTax, isRed: true, blueId: blue.id, reason: '开票有误' }]
  }
  const done = [...wrong, partlyWrong].flatMap((place) => {
    const days = (paid[place]?.days ?? 0) - 5
    return red(place, place === partlyWrong ? '0.1' : '1', days).map((row) => issued(row, days, who))
  })
  const waits = red(paid.length - 2, '1', -1).map((row): Invoice => ({ ...row, status: '待审核' }))
  const confirms = red(paid.length - 1, '1', -1).map(
    (row): Invoice => ({
      ...row,
      status: '待对方确认',
      isUsed: true,
      auditorId: who('cw01'),
      tzConfirmEnd: momentAgo(-2, 10),
    }),
  )
  return [...done, ...waits, ...confirms]
}

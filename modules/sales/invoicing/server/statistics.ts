import type { CallHandler } from '@chengban/engine/call.ts'
import { add } from '@chengban/kernel/decimal.ts'
import { has } from '@chengban/kernel/has.ts'
import { objectOf } from '@chengban/kernel/keys-of.ts'
import type { statistics } from '../statistics.call.ts'
import { yearOfInvoices } from './year-of-invoices.ts'

const sums = ['plan', 'applied', 'issued', 'flushed', 'net', 'amountNoTax', 'tax', 'received'] as const
/** Yuan as decimal strings; null where a sum holds an amount that the reader may not read. */
type Figures = Readonly<Record<(typeof sums)[number], string | null>> & { readonly count: number }
type Node = Figures & { readonly key: string | null; readonly label: string }

/** Answers with the figures of each group of a year; without `invoicing:manage` only the caller's own. */
export const invoicingStatistics: CallHandler<typeof statistics> = async (
  engine,
  { year, selfCompany = null, groupBy, userId = null },
) => {
  const { userId: me, entries } = engine.writer.actor
  const own = has(entries, 'invoicing:manage') ? null : me
  const found = await engine.read<Node>({
    text: yearOfInvoices(groupBy),
    params: [year, selfCompany, userId, own],
  })
  const nodes = groupBy === 'month' ? everyMonth(year, found) : found
  return { year, nodes, total: totalOf(nodes) }
}

const everyMonth = (year: number, found: readonly Node[]): readonly Node[] =>
  Array.from({ length: 12 }, (_, month) => {
    const key = `${year}-${String(month + 1).padStart(2, '0')}`
    const label = `${month + 1}月`
    return { ...nothing, ...found.find((node) => node.key === key), key, label }
  })

const nothing: Figures = {
  ...objectOf(sums, () => '0.00'),
  count: 0,
}

const totalOf = (nodes: readonly Node[]): Figures => {
  const total = (name: (typeof sums)[number]): string | null =>
    nodes.reduce<string | null>((sum, { [name]: one }) => (sum === null || one === null ? null : add(sum, one)), '0.00')
  return {
    ...objectOf(sums, total),
    count: nodes.reduce((sum, { count }) => sum + count, 0),
  }
}

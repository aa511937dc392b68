import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { divide, round } from '@chengban/kernel/decimal.ts'
import type { Node } from '@chengban/kernel/statistics.ts'
import { client } from '../../client/client.entity.ts'
import { clientProduct } from '../client-product.entity.ts'
import type { clientProductSummary } from '../summary.call.ts'

type Answer = AnswerOf<typeof clientProductSummary>
type Counted = Omit<Answer['nodes'][number], 'key' | 'label' | 'filter' | 'clients' | 'coverage'>

const state = (...states: readonly string[]) => ({ count: { state: { in: states } } })
const measures = {
  use: state('在用'),
  bought: state('已购'),
  trial: state('试用'),
  intent: state('意向'),
  competitor: state('竞品'),
  stopped: state('停用'),
  follow: { count: { isFollow: { equalTo: true } } },
  budget: { sum: 'budget', where: { state: { in: ['意向', '试用'] } } },
} as const
/** By what products are gathered, and the clients beside them. */
const groups = {
  product: ['productLibraryId'],
  province: ['clientId.province', 'province'],
  grade: ['clientId.grade', 'grade'],
  user: ['clientId.userId', 'userId'],
} as const

/** A client seen in part shows neither its products nor its normal name. */
const seenWhole = { normalName: { isNull: false } }

/** Answers with the products of the clients visible to the caller, each group with its number of clients. */
export const summarizeProducts: CallHandler<typeof clientProductSummary> = async (engine, input) => {
  const [own, beside] = groups[input.groupBy ?? 'product']
  const filters = input.productLibraryId ? { productLibraryId: { equalTo: input.productLibraryId } } : undefined
  const [found, all] = await Promise.all([
    engine.statistics(clientProduct, { groupBy: [own], measures, filters, top: 1000 }),
    engine.statistics(client, { groupBy: beside ? [beside] : [], filters: seenWhole, top: 1000 }),
  ])
  // a client has a product once, but several products: only of one product do rows count clients
  const isOfOne = !beside || input.productLibraryId !== undefined
  const share = (one: Counted, number: number) => covered(one, number, isOfOne)
  const clients = (key: string | null): number =>
    beside ? (all.nodes.find((one) => one.key === key)?.count ?? 0) : all.sum.count
  const without = beside ? all.nodes.filter(({ key }) => !found.nodes.some((one) => one.key === key)) : []
  const nodes = [
    ...found.nodes.map((one) => ({ ...named(one), ...share(countedIn(one), clients(one.key)) })),
    ...without.map((one) => ({ ...named(one), filter: null, ...share(nothing, one.count) })),
  ]
  return {
    nodes,
    totalCount: nodes.length,
    sum: covered(countedIn(found.sum), all.sum.count, input.productLibraryId !== undefined),
  }
}

const named = ({ key, name, filter }: Node) => ({ key, label: name, filter })

const countedIn = (figures: Node | Counted | { readonly count: number }): Counted => {
  const { count, use, bought, trial, intent, competitor, stopped, follow, budget } = figures as Counted
  return { count, use, bought, trial, intent, competitor, stopped, follow, budget }
}

const nothing: Counted = {
  ...{ count: 0, use: 0, bought: 0, trial: 0, intent: 0, competitor: 0, stopped: 0, follow: 0 },
  budget: '0.00',
}

/** Adds the clients and the percentage of them that use or bought the product; null without clients. */
const covered = (one: Counted, clients: number, isOfOne: boolean) => {
  const share = isOfOne ? divide(String((one.use + one.bought) * 100), String(clients)) : null
  return { ...one, clients, coverage: share === null ? null : round(share, 1) }
}

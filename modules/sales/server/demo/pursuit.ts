import type { Sql } from '@chengban/engine/db/sql.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { DemoClient } from './clients.ts'
import type { DemoContract } from './contracts.ts'
import { addDiary } from './diary.ts'
import { addNotices } from './notices.ts'
import { countOn } from './numbers.ts'
import { type DemoOpportunity, opportunitiesOf } from './opportunities.ts'
import { addVisits } from './visits.ts'

type People = (account: string) => string

/** Opportunities go before the contracts that name them. */
export const addOpportunities = async (
  tx: Sql,
  clients: readonly DemoClient[],
  contracts: readonly DemoContract[],
  who: People,
): Promise<DemoOpportunity[]> => {
  const opportunities = opportunitiesOf(clients, contracts, who)
  await into(tx, 'businessOpportunity').insert(opportunities.map(finished))
  await countNumbers(tx, opportunities)
  return opportunities
}

/** Adds the sales work: diary, visits, and tender notices read. */
export const addPursuit = async (
  tx: Sql,
  clients: readonly DemoClient[],
  opportunities: readonly DemoOpportunity[],
  who: People,
): Promise<void> => {
  await addDiary(tx, opportunities)
  await addVisits(tx, clients, who)
  await addNotices(tx, clients, opportunities, who)
}

const finished = ({ row, steps }: DemoOpportunity) => ({
  ...row,
  opinion: steps.find(({ level }) => level === 1)?.opinion ?? null,
  tzSubmit: steps.find(({ action }) => action === '提交审核')?.at ?? null,
  tzUpdate: steps.at(-1)?.at ?? row.tzCreate ?? '',
  version: steps.length,
})

const countNumbers = (tx: Sql, all: readonly DemoOpportunity[]): Promise<void> => {
  const counters = new Map<string, number>()
  for (const { row } of all) {
    const [prefix, last] = [String(row.serialNumber).slice(0, -4), Number(String(row.serialNumber).slice(-4))]
    counters.set(prefix, Math.max(counters.get(prefix) ?? 0, last))
  }
  return countOn(tx, counters)
}

import type { Sql } from '@chengban/engine/db/sql.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { addChanges } from '@chengban/modules/platform/server/demo/changes.ts'
import { personIds } from '@chengban/modules/platform/server/demo/company.ts'
import { addTrails } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { addAskedMoney } from './demo/asked-money.ts'
import { changesOf } from './demo/client-changes.ts'
import { addClients } from './demo/clients.ts'
import { contractChangesOf } from './demo/contract-changes.ts'
import { contractTrail, passedOn } from './demo/contract-steps.ts'
import { contractsOf, type DemoContract, periodsOf } from './demo/contracts.ts'
import { addDateChanges } from './demo/date-changes.ts'
import { addGifts } from './demo/gifts.ts'
import { addLedger } from './demo/ledger.ts'
import { giveNumbers } from './demo/numbers.ts'
import { type DemoOpportunity, opportunityTrail } from './demo/opportunities.ts'
import { addOpportunities, addPursuit } from './demo/pursuit.ts'
import { addRemarks } from './demo/remarks.ts'
import { addTargets } from './demo/targets.ts'

export interface SalesDemo {
  /** Fills the search columns of these entities. */
  readonly reindex?: (entities: readonly EntityName[]) => Promise<void>
}

/** Clients, contacts and contracts of the demonstration company, after its people. Once: gives whether made now. */
export const salesDemo = async (tx: Sql, { reindex }: SalesDemo = {}): Promise<boolean> => {
  const [known] = await tx.query('select from store.contract limit 1')
  if (known) return false
  const people = await personIds(tx)
  const who = (account: string): string => {
    const id = people.get(account)
    if (!id) throw new Error(`no such person: ${account}`)
    return id
  }
  const { clients, trails } = await addClients(tx, who)
  const contracts = contractsOf(clients, who)
  const opportunities = await addOpportunities(tx, clients, contracts, who)
  const numbers = await giveNumbers(tx, contracts)
  const contractTrails = contracts.map((one) => contractTrail(one, who))
  await into(tx, 'contract').insert(
    contracts.map((one, index) => ({
      ...finished(one, contracts, numbers, contractTrails[index]?.steps ?? []),
      ...wonWith(one, opportunities),
    })),
  )
  await into(tx, 'maintenance').insert(periodsOf(contracts))
  await addLedger(tx, contracts, who)
  await addAskedMoney(tx, contracts, who)
  await addDateChanges(tx)
  await addGifts(tx)
  await addTargets(tx, who)
  await addPursuit(tx, clients, opportunities, who)
  await addTrails(tx, [...trails, ...opportunities.map((one) => opportunityTrail(one, who)), ...contractTrails])
  await addChanges(tx, [...changesOf(clients, who), ...contractChangesOf(contracts, who)])
  await addRemarks(tx, contracts, who)
  await reindex?.(searched)
  return true
}

const searched: readonly EntityName[] = [
  'client',
  'clientContact',
  'businessOpportunity',
  'businessLog',
  'businessTask',
  'clientVisit',
  'zfcg',
  'contract',
  'maintenance',
  'maintainDateChange',
  'giftType',
  'returnedMoney',
  'returnedMoneyApply',
  'invoicingConfig',
  'invoicing',
  'auditRound',
  'auditTask',
  'message',
]

const wonWith = ({ row }: DemoContract, opportunities: readonly DemoOpportunity[]) => ({
  businessOpportunityId: opportunities.find(({ contractId }) => contractId === row.id)?.row.id ?? null,
})

const finished = (
  one: DemoContract,
  all: readonly DemoContract[],
  numbers: ReadonlyMap<string, string>,
  steps: readonly { level?: number; opinion?: string; action: string; at: string }[],
) => {
  const { row } = one
  const day = passedOn(one)
  const earlier = all.some(
    (other) => other.row.id !== row.id && other.row.clientId === row.clientId && (passedOn(other) ?? '9') < (day ?? ''),
  )
  return {
    ...row,
    contractNumber: numbers.get(row.id) ?? null,
    newClient: day !== undefined && !row.parentId && !earlier,
    opinionFirst: steps.find(({ level }) => level === 1)?.opinion ?? null,
    opinion: steps.find(({ level }) => level === 2)?.opinion ?? null,
    tzSubmit: steps.find(({ action }) => action === '提交审核')?.at ?? null,
    tzUpdate: steps.at(-1)?.at ?? row.tzCreate ?? '',
    version: steps.length,
  }
}

import type { Sql } from '@chengban/engine/db/sql.ts'
import { add, compare, subtract } from '@chengban/kernel/decimal.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'

/** What a root contract owes and may be invoiced, as decimal strings of yuan. */
export interface Ledger {
  readonly id: string
  readonly number: string | null
  readonly status: string
  readonly stage: string
  readonly form: string
  readonly free: boolean
  readonly invoice: boolean
  readonly selfCompany: string
  readonly clientId: string
  readonly initiator: string
  readonly total: string
  readonly received: string
  readonly invoiced: string
  readonly reserved: string
  readonly limit: string | null
  readonly balance: string
  /** Money of receipts, and of refunds (negative), that wait for their audit. */
  readonly pendingReceipts: string
  readonly pendingRefunds: string
}

/**
 * Locks the root contract and reads its ledger; every writer of its money does this first, so that the figures hold
 * until the end of the transaction. Refuses supplements, whose money counts in their root.
 */
export const lockLedger = async (tx: Sql, contractId: unknown): Promise<Ledger> => {
  await tx.query('select from store.contract where id = $1 for no key update', [contractId])
  return readLedger(tx, contractId)
}

/** The same of a root that is locked already: acts of a contract's audit lock root and supplement first. */
export const readLedger = async (tx: Sql, contractId: unknown): Promise<Ledger> => {
  const [found] = await tx.query<Ledger & { parentId: string | null }>(
    `select c.id, c.parent_id as "parentId", c.contract_number as number, c.status, c.stage, c.form, c.free, c.invoice,
       c.self_company as "selfCompany", c.client_id as "clientId", c.initiator,
       coalesce(c.total_money, 0)::text as total, coalesce(c.received_money, 0)::text as received,
       coalesce(c.invoice_money, 0)::text as invoiced, coalesce(c.reserved_money, 0)::text as reserved,
       c.invoice_limit::text as limit, coalesce(c.balance, 0)::text as balance,
       coalesce(sum(a.money) filter (where a.money > 0), 0)::numeric(16,2)::text as "pendingReceipts",
       coalesce(sum(a.money) filter (where a.money < 0), 0)::numeric(16,2)::text as "pendingRefunds"
     from store.contract c left join store.returned_money_apply a on a.contract_id = c.id and a.status = '待一级审核'
     where c.id = $1 group by c.id`,
    [contractId],
  )
  if (!found) throw invalid({ contractId: '合同不存在' })
  if (found.parentId) throw invalid({ contractId: '补充协议并入主合同，请选择主合同' })
  return found
}

export const isInForce = ({ status }: Pick<Ledger, 'status'>): boolean => ['通过', '变更中'].includes(status)
export const more = (a: string, b: string): boolean => compare(a, b) > 0
const larger = (a: string, b: string): string => (more(a, b) ? a : b)

/**
 * Refuses a total below the amounts received or invoiced, including pending ones. Lowers an invoice limit above the new
 * total to it, unless a framework contract has its own limit. Returns the resulting limit.
 */
export const limitUnder = (ledger: Ledger, total: string, message?: string): string | null => {
  const { limit, form } = ledger
  const received = add(ledger.received, ledger.pendingReceipts)
  const invoiced = add(ledger.invoiced, ledger.reserved)
  const isOwnLimit = form === '框架' && limit !== null
  const least = larger(received, isOwnLimit ? '0' : invoiced)
  if (more(least, total))
    throw conflict(message ?? `合同额不能低于已回款 ${received} 元或已开票 ${invoiced} 元（含审核中）`)
  return limit !== null && !isOwnLimit && more(limit, total) ? total : limit
}

/** The total as it will be once this contract counts with other money than it does now. */
export const totalWith = (ledger: Ledger, counted: string, will: string): string =>
  add(subtract(ledger.total, counted), will)

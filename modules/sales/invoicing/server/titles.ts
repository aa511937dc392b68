import type { Scene } from '@chengban/engine/row/scene.ts'
import { compare } from '@chengban/kernel/decimal.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { more } from '../../contract/server/ledger.ts'
import { withoutTax } from '../amount.ts'

interface Title {
  readonly id: string
  readonly kind: '销方' | '购方'
  readonly title: string
  readonly taxNo: string | null
  readonly address: string | null
  readonly tel: string | null
  readonly bank: string | null
  readonly account: string | null
  readonly company: string | null
  readonly clientId: string | null
  readonly singleLimit: string | null
  readonly taxRates: readonly (string | number)[]
  readonly isLive: boolean
}

const titlesOf = async ({ tx, row }: Scene): Promise<{ seller: Title | undefined; buyer: Title | undefined }> => {
  const rows = await tx.query<Title>(
    `select id, kind, title, tax_no as "taxNo", address, tel, bank, account, self_company as company, client_id as "clientId",
       single_limit::text as "singleLimit", tax_rates as "taxRates", status in ('通过', '变更中') and is_enable as "isLive"
     from store.invoicing_config where id in ($1, $2)`,
    [row.sellerId, row.buyerId],
  )
  return { seller: rows.find(({ id }) => id === row.sellerId), buyer: rows.find(({ id }) => id === row.buyerId) }
}

/** The seller is the contract's company, the buyer its client or somebody who pays for them. */
export const checkTitles = async (scene: Scene): Promise<void> => {
  const { tx, row } = scene
  const { seller, buyer } = await titlesOf(scene)
  const [contract] = await tx.query<{ company: string; client: string }>(
    'select self_company as company, client_id as client from store.contract where id = $1',
    [row.contractId],
  )
  const errors: Record<string, string> = {}
  if (contract && seller && seller.company !== contract.company) errors.sellerId = '销方与合同我方公司不一致'
  if (contract && buyer?.clientId && buyer.clientId !== contract.client) errors.buyerId = '购方抬头不属于该客户'
  if (contract && buyer && !buyer.clientId && !row.remark) errors.remark = '请说明代付原因'
  const rates = (seller?.taxRates ?? []).map(String)
  if (seller && !rates.some((rate) => compare(rate, String(row.taxRate)) === 0)) errors.taxRate = '税率不在可用范围'
  if (Object.keys(errors).length) throw invalid(errors)
}

/** Refuses titles that are not in use; copies them to the invoice, where later changes do not affect it. */
export const freezeTitles = async (scene: Scene): Promise<void> => {
  const { row } = scene
  const { seller, buyer } = await titlesOf(scene)
  const dead = '抬头未通过审核或已停用'
  if (!seller?.isLive || !buyer?.isLive)
    throw invalid({ ...(seller?.isLive ? {} : { sellerId: dead }), ...(buyer?.isLive ? {} : { buyerId: dead }) })
  const isComplete = [buyer.taxNo, buyer.address, buyer.tel, buyer.bank, buyer.account].every(Boolean)
  if (row.type === '电子专用发票' && !isComplete) throw invalid({ buyerId: '专用发票须填写完整购方信息' })
  const amount = withoutTax(String(row.money), String(row.taxRate))
  if (seller.singleLimit !== null && more(amount, seller.singleLimit))
    throw invalid({ money: `超过单张限额 ${seller.singleLimit} 元，请拆分` })
  row.sellerTitle = frozen(seller)
  row.buyerTitle = frozen(buyer)
}

const frozen = ({ title, taxNo, address, tel, bank, account }: Title) => ({ title, taxNo, address, tel, bank, account })

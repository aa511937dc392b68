import { randomInt } from 'node:crypto'
import { cjkPdf } from '../cjk-pdf.ts'
import { type DoorsOf, move, passedTitle } from './made.ts'
import { dayOfWeek, today } from './names.ts'

interface Row {
  readonly id: string
}

/** The rows of one list that agree in a field. */
const found = async <T>(doors: DoorsOf, account: string, entity: string, where: object): Promise<T | undefined> => {
  const filters = new URLSearchParams({ filters: JSON.stringify(where) })
  return (await (await doors(account)).get<{ nodes: readonly T[] }>(`/api/${entity}?${filters}`)).nodes[0]
}

/** Audited by the head of finance, and issued on paper by another of it. */
export const issued = async (doors: DoorsOf, id: string): Promise<void> => {
  await move(await doors('cw01'), 'invoicing', 'audit', id)
  const own = await doors('cw02')
  const url = await own.upload('发票.pdf', cjkPdf('发票'), 'application/pdf')
  const invoiceNumber = String(randomInt(10_000_000, 99_999_999))
  await move(own, 'invoicing', 'complete', id, { invoiceNumber, dtInvoice: today(), invoiceFile: [{ url }] })
}

/** An invoice of a seller's contract at 6 %, issued; gives its id. */
export const issuedInvoice = async (
  doors: DoorsOf,
  seller: string,
  contractId: string,
  money: string,
): Promise<string> => {
  await passedTitle(doors, seller, contractId)
  const own = await doors(seller)
  const { clientId } = await own.get<{ clientId: string }>(`/api/contract/${contractId}`)
  const buyer = await found<Row>(doors, seller, 'invoicingConfig', { clientId: { equalTo: clientId } })
  const company = await found<Row>(doors, 'cw01', 'invoicingConfig', { title: { equalTo: '承办甲科技有限公司' } })
  const kind = { type: '电子普通发票', item: '软件产品', taxRate: '6' }
  const row = { contractId, sellerId: company?.id, buyerId: buyer?.id, money, ...kind }
  const { id } = await own.post<Row>('/api/invoicing', row)
  await move(own, 'invoicing', 'submit', id)
  await issued(doors, id)
  return id
}

/** Money of a contract that came in, and that finance has confirmed. */
export const receivedMoney = async (
  doors: DoorsOf,
  seller: string,
  contractId: string,
  money: string,
): Promise<void> => {
  const own = await doors(seller)
  const detail = [{ kind: '进度款', money, date: dayOfWeek(-1, 2), way: '银行转账' }]
  const { id } = await own.post<Row>('/api/returnedMoneyApply', { contractId, detail })
  await move(own, 'returnedMoneyApply', 'submit', id)
  await move(await doors('cw01'), 'returnedMoneyApply', 'approve', id)
}

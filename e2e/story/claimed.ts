import { type DoorsOf, move } from './made.ts'
import { dayOfWeek, today } from './names.ts'
import type { Newcomer } from './newcomer.ts'

interface Row {
  readonly id: string
}

/** A cost of administration without a receipt. */
export const costOf = (money: string, more: object = {}) => ({
  ...{ content: '房租', date: dayOfWeek(-1, 2), kind: '管理费用', type: '房租', money, noInvoiceReason: '收据' },
  ...more,
})

/** Hands in a claim of a person in the implementation department. Returns its id. */
export const claimOf = async (
  doors: DoorsOf,
  { account, code }: Newcomer,
  name: string,
  ...rows: readonly object[]
): Promise<string> => {
  const own = await doors(account)
  const { id } = await own.post<Row>('/api/submit-expense', { name, company: code, rows })
  await move(own, 'submit-expense', 'submit', id)
  return id
}

/** The same, passed by the head and by finance. */
export const passedClaim = async (...claim: Parameters<typeof claimOf>): Promise<string> => {
  const [doors] = claim
  const id = await claimOf(...claim)
  for (const who of ['ss01', 'cw01']) await move(await doors(who), 'submit-expense', 'approve', id)
  return id
}

/** What the company lends somebody until some day, agreed to by two; gives the id of the line. */
export const lentTo = async (
  doors: DoorsOf,
  { id: userId, code }: Newcomer,
  money: string,
  dtDue = dayOfWeek(5, 1),
): Promise<string> => {
  const own = await doors('cw03')
  const line = { content: '备用金', kind: '付出', type: '员工借款', money, userId }
  const rows = [{ ...line, date: dayOfWeek(-1, 2), dtDue }]
  const { id } = await own.post<Row>('/api/submitComeGo', { name: '备用金', company: code, rows })
  await move(own, 'submitComeGo', 'submit', id)
  for (const who of ['cw01', 'gm']) await move(await doors(who), 'submitComeGo', 'approve', id)
  const lent = await own.get<{ rows: readonly Row[] }>(`/api/submitComeGo/${id}`)
  return lent.rows[0]?.id ?? ''
}

/** Other income of a company today, agreed to by two. */
export const earned = async (doors: DoorsOf, { code }: Newcomer, money: string): Promise<void> => {
  const own = await doors('cw02')
  const date = today()
  const line = { content: '利息', type: '利息', money, date, payer: '银行' }
  const { id } = await own.post<Row>('/api/submitOther', { name: '利息', company: code, date, rows: [line] })
  await move(own, 'submitOther', 'submit', id)
  for (const who of ['cw01', 'gm']) await move(await doors(who), 'submitOther', 'approve', id)
}

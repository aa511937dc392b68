import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { add, compare, subtract } from '@chengban/kernel/decimal.ts'
import { has } from '@chengban/kernel/has.ts'
import { readValue } from '@chengban/kernel/kinds/kinds.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'
import type { FinanceAction } from '../../finance-log/finance-log.action.ts'
import { logFinance } from '../../finance-log/server/log.ts'
import { holdOpen, isClosed } from '../../finance-period/server/open.ts'
import { insertBack } from '../../money-come-go/server/back.ts'
import { settleComeGo } from '../../money-come-go/server/settle.ts'
import { submitExpense } from '../submit-expense.entity.ts'

/** Locks periods first, then claims by id, so that two runs at once lock in one order. */
export const submitExpensePaying: Handler<'submitExpense'> = async ({ tx, writer, together, input }) => {
  const day = readValue(input.dtPay, submitExpense.fields.dtPay)
  if (!has(writer.actor.entries, 'submitExpense:pay') || typeof day !== 'string') return
  const companies = await tx.query<{ company: string }>(
    `select distinct company from store.submit_expense where id = any ($1::uuid[]) and company is not null order by company`,
    [together],
  )
  for (const { company } of companies) await isClosed(tx, company, day)
  await tx.query(`select from store.submit_expense where id = any ($1::uuid[]) order by id for no key update`, [
    together,
  ])
}

/** Paid in an open month, by neither payee nor maker; open loans of the payee are paid back with it first. */
export const submitExpensePay: Handler<'submitExpense'> = async (scene) => {
  const { tx, row, asked } = scene
  demandOther(scene)
  await holdOpen(tx, row.company, [row.dtPay])
  row.offsetMoney = asked?.offset === false ? '0.00' : await offsetLoans(scene)
}

/** Writes the payment to the books. Answers the paid sum and the part that paid back loans. */
export const submitExpensePaid: Handler<'submitExpense'> = async (scene) => {
  const { auditMoney, offsetMoney } = scene.row
  await log(scene, '付款', auditMoney)
  return { money: subtract(String(auditMoney), String(offsetMoney)), offsetMoney }
}

export const submitExpenseUnpay: Handler<'submitExpense'> = async (scene) => {
  demandOther(scene)
  await holdOpen(scene.tx, scene.row.company, [scene.row.dtPay])
}

/** Deletes the loan repayments made by the payment, so that the loans are open again. */
export const submitExpenseUnpaid: Handler<'submitExpense'> = async (scene) => {
  const { tx, before, row } = scene
  const backs = await tx.query<{ id: string }>(
    `delete from store.come_go_back where submit_expense_id = $1 returning come_go_id::text as id`,
    [row.id],
  )
  await settleComeGo(tx, [...new Set(backs.map(({ id }) => id))])
  await log(scene, '退票', before?.auditMoney)
}

/** Whether the receipts are in; taken back only while nothing is paid. */
export const submitExpenseNoticeCheck: Handler<'submitExpense'> = ({ writer, row, asked = {} }) => {
  if (row.userId === writer.actor.userId) throw forbidden('不能审批自己的单据')
  if (row.status !== '通过' && !/^待.级审核$/.test(String(row.status))) throw conflict('状态不符')
  const now = clock.now().toISOString()
  if (asked.received) {
    const taken = { noticeCheck: true, tzNoticeCheck: now, noticeUserId: writer.actor.userId }
    return void Object.assign(row, taken, { noticeRemark: asked.remark })
  }
  if (row.payStatus === '已付款') throw conflict('已付款，不能修改')
  Object.assign(row, { noticeCheck: false, tzNoticeCheck: null, noticeUserId: null, noticeRemark: asked.remark })
}

export const submitExpenseNoticeChecked: Handler<'submitExpense'> = (scene) => log(scene, '收票', null)

const demandOther = ({ writer, row }: Scene<'submitExpense'>): void => {
  if ([row.userId, row.creatorId].includes(writer.actor.userId)) throw forbidden('不能给自己付款')
}

/** Offsets the payee's open loans at the same company, earliest due first. Returns the amount repaid. */
const offsetLoans = async (scene: Scene<'submitExpense'>): Promise<string> => {
  const { tx, row } = scene
  const loans = await openLoans(tx, row)
  let left = String(row.auditMoney)
  let paid = '0.00'
  const touched: string[] = []
  for (const loan of loans) {
    const part = compare(left, loan.remain) < 0 ? left : loan.remain
    if (compare(part, '0') <= 0) break
    const given = { comeGoId: loan.id, date: row.dtPay, money: part, way: '冲抵借款', submitExpenseId: row.id }
    await insertBack({ ...scene, row: loan }, given)
    touched.push(loan.id)
    left = subtract(left, part)
    paid = add(paid, part)
  }
  await settleComeGo(tx, touched)
  return paid
}

type Loan = Pick<Scene<'moneyComeGo'>['row'], 'id' | 'submitId' | 'userId' | 'company' | 'content'> & {
  readonly remain: string
}

const openLoans = async (tx: Sql, row: Scene<'submitExpense'>['row']): Promise<Loan[]> => {
  const columns = `m.id::text, m.submit_id as "submitId", m.user_id as "userId", m.company, m.content, m.remain::text, m.due`
  const loans = await tx.query<Loan>(
    `select ${columns} from (select m.*, m.dt_due::text as due from store.money_come_go m
       where m.user_id = $1 and m.company = $2 and m.status = '通过' and m.kind = '付出' and m.type = '员工借款'
         and m.remain > 0 order by m.id for no key update of m) m order by m.due, m.id`,
    [row.userId, row.company],
  )
  return loans
}

const log = (scene: Scene<'submitExpense'>, action: FinanceAction, money: unknown): Promise<void> => {
  const { id, userId, company, serialNumber, name } = scene.row
  return logFinance(scene, [
    {
      module: 'submitExpense',
      relevanceId: id,
      submitId: id,
      action,
      aboutId: userId,
      company,
      moneyAfter: money,
      content: [serialNumber, name, scene.opinion].filter(Boolean).join(' '),
    },
  ])
}

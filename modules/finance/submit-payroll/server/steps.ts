import { clock } from '@chengban/engine/clock.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { insertRow } from '@chengban/engine/row/rows.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'
import { holdOpen } from '../../finance-period/server/open.ts'
import { logStep } from '../../submission/server/audit.ts'
import { demandTwoPeople } from '../../submission/server/two-people.ts'
import { demandAlone, holdMonth } from './calc/calc.ts'
import { oweLess } from './calc/deductions.ts'
import { demandUnchanged } from './calc/unchanged.ts'
import { demandEarlierLocked } from './order.ts'
import { repayLoans } from './repay.ts'

// Decision 028: Agreements on pay are approved as a whole; supplements may follow a locked month

/** Runs of a company lock in the order in which they are paid, since tax counts through the year. */
export const submitPayrollSubmit: Handler<'submitPayroll'> = async (scene) => {
  await holdMonth(scene)
  await demandEarlierLocked(scene)
  await demandUnchanged(scene, scene.row)
  await logStep(scene, '提交')
}

/** Two people who read pay decide and a third calculates; a slip of one's own in the run does not bar. */
export const submitPayrollApprove: Handler<'submitPayroll'> = (scene) => {
  if (!has(scene.writer.actor.entries, 'user:salary')) throw forbidden('权限不足')
  if (scene.row.calcUserId === scene.writer.actor.userId) throw forbidden('不能审批自己的单据')
}

interface Slip {
  readonly id: string
  readonly userId: string
  readonly shortfall: string
  readonly items: readonly { readonly moneyLessId: string; readonly money: string }[] | null
  /** The hours worked over that it pays. */
  readonly overtime: readonly string[]
}

/**
 * Freezes the figures of a run: marks the items on its slips as taken and carries amounts that could not be taken to
 * the next month.
 */
export const submitPayrollLocked: Handler<'submitPayroll'> = async (scene) => {
  await demandTwoPeople(scene)
  await demandAlone(scene, String(scene.row.company))
  await holdMonth(scene)
  await demandUnchanged(scene, scene.row)
  for (const slip of await slipsOf(scene)) {
    for (const { moneyLessId, money } of itemsOf(slip))
      await moveBySystem(scene, 'moneyLess', 'take', moneyLessId, { amount: money })
    for (const id of slip.overtime) await moveBySystem(scene, 'overtime', 'pay', id)
    if (slip.shortfall !== '0.00') await carryOver(scene, slip)
  }
  await logStep(scene, '锁定')
}

/** Only what nothing later rests on is undone: no tax of the year, no item left open or made by it. */
export const submitPayrollVoid: Handler<'submitPayroll'> = async (scene) => {
  const { tx, row } = scene
  await demandAlone(scene, String(row.company))
  await holdMonth(scene)
  const [later] = await tx.query(
    `select from store.submit_payroll p where p.company = $1 and p.id <> $2
       and p.stage in ('已锁定', '已发放', '已归档')
       and (extract(year from p.pay_date) = extract(year from $3::date) and p.tz_lock > $4
         or exists (select from store.money_payroll s, jsonb_array_elements(coalesce(s.less_items, '[]')) i
           join store.money_less l on l.id = (i ->> 'moneyLessId')::uuid
           where s.submit_id = p.id and p.tz_lock > $4 and (l.module = 'moneyPayroll' and l.relevance_id in
               (select o.id::text from store.money_payroll o where o.submit_id = $2)
             or exists (select from store.money_payroll o, jsonb_array_elements(coalesce(o.less_items, '[]')) e
               where o.submit_id = $2 and e ->> 'moneyLessId' = i ->> 'moneyLessId')
             or exists (select from store.money_payroll o, jsonb_array_elements(coalesce(o.less_items, '[]')) e
               join store.money_less d on d.id = (e ->> 'moneyLessId')::uuid
               where o.submit_id = $2 and l.module = 'deduction' and d.module = l.module and d.relevance_id = l.relevance_id)))) limit 1`,
    [row.company, row.id, row.payDate, row.tzLock],
  )
  if (later) throw conflict('请先作废之后的工资表')
}

/** Reopens the items a voided run had taken and drops the amounts it had carried over. */
export const submitPayrollVoided: Handler<'submitPayroll'> = async (scene) => {
  for (const slip of await slipsOf(scene)) {
    for (const { moneyLessId, money } of itemsOf(slip)) {
      await moveBySystem(scene, 'moneyLess', 'giveBack', moneyLessId, { amount: money })
      await oweLess(scene, moneyLessId, money)
    }
    for (const id of slip.overtime) await moveBySystem(scene, 'overtime', 'unpay', id)
    const [carried] = await scene.tx.query<{ id: string }>(
      `select l.id::text from store.money_less l where l.module = 'moneyPayroll' and l.relevance_id = $1
         and l.type = '代垫社保' and l.status in ('待计入', '部分计入')`,
      [slip.id],
    )
    if (carried) await moveBySystem(scene, 'moneyLess', 'drop', carried.id)
  }
  await logStep(scene, '作废')
}

/** Who calculated or agreed does not pay; the month of the day of payment is open. */
export const submitPayrollPay: Handler<'submitPayroll'> = async ({ tx, writer, entity, row }) => {
  const [agreed] = await tx.query(
    `select from store.audit_task k where k.module = $1 and k.relevance_id = $2 and k.user_id = $3
       and k.status = '已同意' limit 1`,
    [entity.name, String(row.id), writer.actor.userId],
  )
  if (agreed) throw forbidden('不能给自己审批的工资付款')
  await holdOpen(tx, row.company, [row.dtPay])
}

/** Pays a run, and with it repays the loans whose instalments were taken. */
export const submitPayrollPaid: Handler<'submitPayroll'> = async (scene) => {
  await repayLoans(scene)
  await logStep(scene, '发放')
}

/** The run's slips in the order in which rows are locked. */
const slipsOf = ({ tx, row }: Scene<'submitPayroll'>): Promise<Slip[]> =>
  tx.query<Slip>(
    `select s.id::text, s.user_id::text as "userId", s.shortfall::text, s.less_items as items,
       (select coalesce(jsonb_agg(i), '[]') from jsonb_array_elements(s.trace) t, jsonb_array_elements_text(t -> 'ids') i
        where t ->> 'step' = 'overtimeMoney') as overtime
     from store.money_payroll s where s.submit_id = $1 order by s.id`,
    [row.id],
  )

const itemsOf = ({ items }: Slip): NonNullable<Slip['items']> => items ?? []

const carryOver = async (
  { tx, writer, row }: Scene<'submitPayroll'>,
  { id, userId, shortfall }: Slip,
): Promise<void> => {
  const entity = writer.catalog.entity('moneyLess')
  const now = clock.now().toISOString()
  const month = addMonths(`${String(row.month)}-01`, 1).slice(0, 7)
  const owed = {
    id: uuidv7(clock.now()),
    tzCreate: now,
    tzUpdate: now,
    version: 1,
    userId,
    company: row.company,
    month,
    date: row.payDate,
    type: '代垫社保',
    money: shortfall,
    taken: '0.00',
    content: `${String(row.month)}未扣足，下月扣回`,
    module: 'moneyPayroll',
    relevanceId: id,
    status: '待计入',
    file: [],
  }
  await insertRow(tx, writer.catalog, entity, owed, {})
}

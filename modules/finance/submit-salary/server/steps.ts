import { clock } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'
import { waitingLevel } from '@chengban/kernel/workflow.ts'
import { settleBasicPay } from '../../money-salary/server/basic-pay.ts'
import { logStep, submissionPassed, submissionVoided } from '../../submission/server/audit.ts'
import { lockLines, markLines } from '../../submission/server/lines.ts'
import { demandTwoPeople } from '../../submission/server/two-people.ts'
import { demandAlone } from '../../submit-payroll/server/calc/calc.ts'
import { isLockedFrom } from '../../submit-payroll/server/locked.ts'

/** Nobody agrees to their own pay. Rows are in force by their state, so they pass with the last level alone. */
export const submitSalaryApprove: Handler<'submitSalary'> = async (scene) => {
  const { tx, writer, row } = scene
  const [own] = await tx.query('select from store.money_salary where submit_id = $1 and user_id = $2 limit 1', [
    row.id,
    writer.actor.userId,
  ])
  if (own) throw forbidden('不能审批自己的薪资')
  const [open] = await tx.query(`select from store.money_salary where submit_id = $1 and status <> '驳回' limit 1`, [
    row.id,
  ])
  if (!open) throw conflict('明细已全部驳回，请驳回整单')
  await markLines(scene, waitingLevel(row.status) + 1)
  await logStep(scene, '通过')
}

/**
 * Ends the previous wage on the day before, under the lock of its person, and copies a wage in force today to the
 * person.
 */
export const submitSalaryPassed: Handler<'submitSalary'> = async (scene) => {
  await demandTwoPeople(scene)
  await demandUnpaid(scene)
  await lockPeople(scene)
  await scene.tx.query(
    `update store.money_salary b set dt_end = n.dt_start - 1, version = b.version + 1, tz_update = $2
     from store.money_salary n
     where n.submit_id = $1 and n.kind <> '专项附加调整' and n.status <> '驳回' and b.user_id = n.user_id
       and b.id <> n.id and b.status = '通过' and b.kind <> '专项附加调整' and b.dt_start < n.dt_start and b.dt_end is null`,
    [scene.row.id, clock.now().toISOString()],
  )
  await submissionPassed(scene)
  await settleBasicPay(scene.tx, scene.row.id)
}

/** No wage begins before pay that is locked meanwhile: no run of the company is reckoned or locked beside. */
const demandUnpaid = async (scene: Scene<'submitSalary'>): Promise<void> => {
  const wages = (await find(scene, 'moneySalary', { submitId: scene.row.id })).filter(
    ({ kind, status }) => kind !== '专项附加调整' && status !== '驳回',
  )
  for (const company of [...new Set(wages.map((wage) => wage.company))].sort()) {
    await demandAlone(scene, company)
    const [first = ''] = wages.flatMap((wage) => (wage.company === company ? wage.dtStart : [])).sort()
    if (await isLockedFrom(scene.tx, company, first.slice(0, 7))) throw conflict('该月工资已锁定')
  }
}

/** Refuses to void a wage or a change of tax items that a payroll run has used. */
export const submitSalaryVoid: Handler<'submitSalary'> = async (scene) => {
  await lockPeople(scene)
  const [used] = await scene.tx.query(
    `select from store.money_payroll s join store.submit_payroll p on p.id = s.submit_id
     join store.money_salary w on w.id = s.money_salary_id
       or w.kind = '专项附加调整' and w.user_id = s.user_id and p.tz_calc > w.tz_update
     where w.submit_id = $1 and w.status = '通过' and s.status <> '已作废' and s.month >= to_char(w.dt_start, 'YYYY-MM') limit 1`,
    [scene.row.id],
  )
  if (used) throw conflict('已用于工资核算，不能作废')
  const [later] = await scene.tx.query(
    `select from store.money_salary n join store.money_salary l on l.user_id = n.user_id and l.dt_start > n.dt_start
     where n.submit_id = $1 and n.status = '通过' and n.kind <> '专项附加调整' and l.status = '通过' and l.kind <> '专项附加调整' limit 1`,
    [scene.row.id],
  )
  if (later) throw conflict('已有更晚生效的薪资标准')
}

/** The wage before is in force again. */
export const submitSalaryVoided: Handler<'submitSalary'> = async (scene) => {
  const passed = await find(scene, 'moneySalary', { submitId: scene.row.id, status: '通过' })
  await submissionVoided(scene)
  await scene.tx.query(
    `update store.money_salary b set dt_end = null, version = b.version + 1, tz_update = $2
     from store.money_salary n
     where n.id = any ($1) and n.kind <> '专项附加调整' and b.user_id = n.user_id and b.id <> n.id
       and b.status = '通过' and b.kind <> '专项附加调整' and b.dt_end = n.dt_start - 1`,
    [passed.map(({ id }) => id), clock.now().toISOString()],
  )
  await settleBasicPay(scene.tx, scene.row.id)
}

const lockPeople = async (scene: Scene<'submitSalary'>): Promise<void> => {
  const lines = await lockLines(scene)
  const ids = lines.map(({ userId }) => userId)
  await scene.tx.query('select from store."user" where id = any ($1::uuid[]) order by id for no key update', [ids])
}

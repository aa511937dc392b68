import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { demandVersion } from '@chengban/engine/write/move.ts'
import { conflict, forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { holdOpen } from '../../finance-period/server/open.ts'
import { hashOfRun, runOf, warningsIn, writeSlips } from '../../submit-payroll/server/calc/calc.ts'
import { factsOf } from '../../submit-payroll/server/calc/facts.ts'
import { reckonPerson } from '../../submit-payroll/server/calc/reckon.ts'
import type { adjustSlip } from '../adjust.call.ts'
import { moneyPayroll } from '../money-payroll.entity.ts'

/** Of this slip alone the figures and the digest are new, and with it that of the run. */
export const adjust: CallHandler<typeof adjustSlip> = async (
  engine,
  { id, version, performanceRate, isMerge, remark },
) => {
  if (!isUuid(id)) throw notFound()
  const seen = await engine.detail(moneyPayroll, id)
  const { writer } = engine
  if (seen.userId === writer.actor.userId) throw forbidden('不能调整自己的工资')
  if (!remark?.trim()) throw invalid({ remark: '请说明调整原因' })
  await engine.write(moneyPayroll, async (tx) => {
    const within = { tx, writer }
    await holdOpen(tx, seen.company, [`${String(seen.month)}-01`])
    const [run] = await find(within, 'submitPayroll', String(seen.submitId), { isLocked: true })
    const [slip] = await find(within, 'moneyPayroll', id, { isLocked: true })
    if (!run || !slip) throw notFound()
    if (!['草稿', '驳回', '已撤回'].includes(run.status)) throw conflict('审批中，不能修改')
    demandVersion(version, slip)
    await change(within, 'moneyPayroll', id, {
      remark,
      ...(performanceRate ? { performanceRate } : {}),
      ...(isMerge === undefined || isMerge === null ? {} : { isMerge }),
    })
    const facts = await factsOf(within, runOf(run))
    const person = facts.people.find((one) => one.id === slip.userId)
    if (!person) throw conflict('取数已变化，请重新核算')
    await writeSlips(within, runOf(run), facts, [reckonPerson(facts, runOf(run), person)])
    await change(within, 'submitPayroll', run.id, {
      inputHash: await hashOfRun(within, run.id),
      warnings: await warningsIn(within, runOf(run)),
    })
    if (!(await findOne(within, 'moneyPayroll', id))) throw notFound()
  })
  const row = await engine.detail(moneyPayroll, id)
  return { row: row }
}

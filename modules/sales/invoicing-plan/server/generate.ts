import { asSystem, type Handler } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { create } from '@chengban/engine/write/save.ts'
import { addAll, compare, divide, multiply, round, subtract } from '@chengban/kernel/decimal.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { lockLedger, more } from '../../contract/server/ledger.ts'

/** Generates plan lines for the unplanned part; if they add up to 100%, the last one takes the rounding remainder. */
export const contractGeneratePlan: Handler<'contract', 'generatePlan'> = async (scene) => {
  const { tx, writer, row, asked } = scene
  const { total } = await lockLedger(tx, row.id)
  const percents = addAll(asked.lines.map((line) => line.percent ?? '0'))
  if (more(percents, '100')) throw new Refusal('VALIDATION', '比例合计超过100%')
  const planned = await find(scene, 'invoicingPlan', { contractId: row.id, isCancel: false })
  const base = subtract(total, addAll(planned.map(({ money }) => money)))
  if (!more(base, '0')) throw new Refusal('VALIDATION', '计划合计超过合同额，最多还可计划 0.00 元')
  const parts = partsOf(
    base,
    asked.lines.map((line) => line.percent ?? '0'),
    compare(percents, '100') === 0,
  )
  if (parts.some((money) => !more(money, '0'))) throw new Refusal('VALIDATION', '计划金额必须大于0')
  const nodes: { readonly id: string; readonly money: string }[] = []
  for (const [at, { percent: _percent, ...line }] of asked.lines.entries()) {
    const money = parts[at] ?? '0.00'
    const values = { ...line, contractId: row.id, money }
    nodes.push({ id: await create(tx, asSystem(writer), writer.catalog.entity('invoicingPlan'), values), money })
  }
  return { created: nodes.length, nodes }
}

/** In yuan and cents; `isWhole`: together they are the base to the cent. */
export const partsOf = (base: string, percents: readonly string[], isWhole: boolean): readonly string[] => {
  const parts = percents.map((percent) => round(divide(multiply(base, percent), '100') ?? '0', 2))
  return isWhole ? [...parts.slice(0, -1), subtract(base, addAll(parts.slice(0, -1)))] : parts
}

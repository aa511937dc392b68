import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { make } from '@chengban/engine/write/move.ts'
import { create, update } from '@chengban/engine/write/save.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { invoicing } from '../invoicing.entity.ts'
import type { other } from '../other.call.ts'

/** Stored and handed in together, or not at all. */
export const applyOther: CallHandler<typeof other> = async (engine, { id, version, submit, contractId, ...sent }) => {
  if (contractId) throw invalid({ contractId: '其他开票不能选择合同' })
  if (id) await demandOther(engine, id)
  if (id && version === undefined) throw invalid({ version: 'version不能为空' })
  const made = await engine.write(invoicing, async (tx) => {
    const { writer } = engine
    if (id) await update(tx, writer, invoicing, id, sent, version)
    const stored = id ?? (await create(tx, writer, invoicing, sent, false, { isOther: true }))
    const row = submit ? await findOne({ tx, writer }, 'invoicing', stored) : undefined
    if (row) await make(tx, writer, invoicing, 'submit', { id: stored, version: row.version })
    return stored
  })
  const { applyNumber, status } = await engine.detail(invoicing, made)
  return { id: made, applyNumber: String(applyNumber), status: String(status) }
}

/** Refuses invoices with a contract and red ones; these have separate actions. */
const demandOther = async (engine: Engine, id: string): Promise<void> => {
  const { isOther, isRed } = await engine.detail(invoicing, id)
  if (!isOther || isRed) throw conflict('当前状态不可修改')
}

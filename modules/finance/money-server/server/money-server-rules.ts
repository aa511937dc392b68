import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { add, compare } from '@chengban/kernel/decimal.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { holdOpen } from '../../finance-period/server/open.ts'
import { joinedKey, plainNumber } from '../../invoice-use/invoice-number.ts'
import { freeInvoices, takeInvoices } from '../../invoice-use/server/use.ts'
import { takeOver } from '../../submission/server/reversal.ts'

/**
 * Refuses rows in closed months and reversals that are not the exact opposite of their original; reversed rows cannot
 * change.
 */
export const moneyServerCheck: Handler<'moneyServer'> = async (scene) => {
  const { tx, before, row } = scene
  if (before) await holdOpen(tx, before.company, [before.date])
  await holdOpen(tx, row.company, [row.date])
  if (before?.status === '已冲销' || before?.reverseId) throw conflict('该记录已冲销')
  row.invoiceNumber = plainNumber(row.invoiceNumber)
  if (row.invoiceNumber && !joinedKey(row.invoiceNumber)) throw invalid({ invoiceNumber: '发票号码格式不正确' })
  await checkReversal(scene)
}

/** Its invoice is held from the first save; what takes back another row holds none. */
export const moneyServerSaved: Handler<'moneyServer'> = async (scene) => {
  const { row } = scene
  const key = row.reverseId ? undefined : joinedKey(row.invoiceNumber)
  const keys = key ? [key] : []
  await freeInvoices(scene.tx, holderOf(scene), keys)
  await takeInvoices(scene, holderOf(scene), keys)
}

export const moneyServerRemoving: Handler<'moneyServer'> = async (scene) => {
  await holdOpen(scene.tx, scene.row.company, [scene.row.date])
  await freeInvoices(scene.tx, holderOf(scene))
}

const holderOf = ({ row }: Scene<'moneyServer'>) =>
  ({ module: 'moneyServer', holderId: row.id, holderName: `服务费 ${row.supplier}` }) as const

const checkReversal = async ({ tx, writer, entity, row }: Scene<'moneyServer'>): Promise<void> => {
  if (!row.reverseId) return
  const [wrong] = await find({ tx, writer }, 'moneyServer', row.reverseId, { isLocked: true })
  if (!wrong || wrong.reverseId || wrong.id === row.id) throw invalid({ reverseId: '只能冲销有效的记录' })
  if (compare(add(wrong.money, String(row.money)), '0') !== 0) throw invalid({ money: '冲销金额须与原金额相反' })
  takeOver(entity, row, row.company, wrong)
}

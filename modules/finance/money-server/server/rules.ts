import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { add, compare } from '@chengban/kernel/decimal.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { holdOpen } from '../../finance-period/server/open.ts'
import { joinedKey, plainNumber } from '../../invoice-use/invoice-number.ts'
import { freeInvoices, takeInvoices } from '../../invoice-use/server/use.ts'

/** Written in months that are open; what takes back another row is its exact opposite, and what is taken back stands. */
export const checkServer: Handler<'moneyServer'> = async (scene) => {
  const { tx, before, row } = scene
  if (before) await holdOpen(tx, before.company, [before.date])
  await holdOpen(tx, row.company, [row.date])
  if (before?.status === '已冲销' && before.money !== row.money) throw conflict('该记录已冲销')
  row.invoiceNumber = plainNumber(row.invoiceNumber)
  if (row.invoiceNumber && !joinedKey(row.invoiceNumber)) throw invalid({ invoiceNumber: '发票号码格式不正确' })
  await checkReversal(scene)
}

/** Its invoice is held from the first save; what takes back another row holds none. */
export const holdInvoice: Handler<'moneyServer'> = async (scene) => {
  const { row } = scene
  const key = row.reverseId ? undefined : joinedKey(row.invoiceNumber)
  const keys = key ? [key] : []
  await freeInvoices(scene.tx, holderOf(scene), keys)
  await takeInvoices(scene, holderOf(scene), keys)
}

export const removeServer: Handler<'moneyServer'> = async (scene) => {
  await holdOpen(scene.tx, scene.row.company, [scene.row.date])
  await freeInvoices(scene.tx, holderOf(scene))
}

const holderOf = ({ row }: Scene<'moneyServer'>) =>
  ({ module: 'moneyServer', holderId: row.id, holderName: `服务费 ${row.supplier}` }) as const

const checkReversal = async ({ tx, row }: Scene<'moneyServer'>): Promise<void> => {
  if (!row.reverseId) return
  const [wrong] = await tx.query<{ money: string; isReversal: boolean }>(
    `select s.money::text, s.reverse_id is not null as "isReversal" from store.money_server s
     where s.id = $1 and s.id <> $2 for no key update of s`,
    [row.reverseId, row.id],
  )
  if (!wrong || wrong.isReversal) throw invalid({ reverseId: '只能冲销有效的记录' })
  if (compare(add(wrong.money, String(row.money)), '0') !== 0) throw invalid({ money: '冲销金额须与原金额相反' })
}

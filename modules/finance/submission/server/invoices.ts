import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { table } from '@chengban/engine/schema/names.ts'
import { type InvoiceHolder, invoiceKey, joinedKey } from '../../invoice-use/invoice-number.ts'
import { freeInvoices, takeInvoices } from '../../invoice-use/server/use.ts'
import { lineEntity } from './lines.ts'

/** The numbers that the lines name are theirs from the moment they are handed in. */
export const takeNumbers: Handler = async (scene) => {
  const holder = holderOf(scene)
  if (holder) await takeInvoices(scene, holder, await numbersOf(scene))
}

/** Releases the invoice numbers of all lines or of the refused ones. */
export const freeNumbers = async (scene: Scene, which: 'all' | 'refused'): Promise<void> => {
  const holder = holderOf(scene)
  if (holder) await freeInvoices(scene.tx, holder, which === 'all' ? [] : await numbersOf(scene))
}

const holderOf = (scene: Scene) => {
  const child = lineEntity(scene)
  if (!('invoiceNumber' in child.fields)) return undefined
  const module: InvoiceHolder = child.name === 'moneyMonth' ? 'moneyMonth' : 'submitExpense'
  return { module, holderId: scene.row.id, holderName: scene.row.serialNumber }
}

/** Of lines that are not refused and take back no other. */
const numbersOf = async (scene: Scene): Promise<string[]> => {
  const child = lineEntity(scene)
  const code = 'invoiceCode' in child.fields ? 'invoice_code' : 'null'
  const rows = await scene.tx.query<{ code: string | null; number: string }>(
    `select ${code} as code, invoice_number as number from ${table(child.name)}
     where submit_id = $1 and invoice_number is not null and status <> '驳回' and reverse_id is null`,
    [scene.row.id],
  )
  const keyOf = 'invoiceCode' in child.fields ? invoiceKey : (_none: unknown, number: unknown) => joinedKey(number)
  return rows.flatMap(({ code: ahead, number }) => keyOf(ahead, number) ?? [])
}

export const submissionSubmitted: Handler = (scene) => takeNumbers(scene)

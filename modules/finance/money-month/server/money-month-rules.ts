import { today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { joinedKey, plainNumber } from '../../invoice-use/invoice-number.ts'
import { lineCheck } from '../../submission/server/line.ts'
import { holdSubmission } from '../../submission/server/lines.ts'

/** Refuses a cost dated outside the month of its submission or entered twice in it. */
export const moneyMonthCheck: Handler<'moneyMonth'> = async (scene) => {
  const { before, row, input } = scene
  const { month, company } = await holdSubmission(scene)
  const end = lastDay(`${String(month)}-01`)
  if (!before && input.date === undefined) row.date = [end, today()].sort()[0] ?? end
  if (String(row.date).slice(0, 7) !== month) throw invalid({ date: '日期不在该月份内' })
  row.invoiceNumber = plainNumber(row.invoiceNumber)
  if (row.invoiceNumber && !joinedKey(row.invoiceNumber)) throw invalid({ invoiceNumber: '发票号码格式不正确' })
  await lineCheck(scene)
  if (!row.reverseId) await demandOnce(scene, company, month)
}

const demandOnce = async ({ tx, row }: Scene<'moneyMonth'>, company: string, month: unknown): Promise<void> => {
  const [same] = await tx.query(
    `select from store.money_month m where m.company = $1 and m.month = $2 and m.type = $3 and m.content = $4
       and m.status in ('待审核', '通过') and m.reverse_id is null and m.id <> $5`,
    [company, month, row.type, row.content, row.id],
  )
  if (same) throw invalid({ content: '该月已有相同的费用' })
}

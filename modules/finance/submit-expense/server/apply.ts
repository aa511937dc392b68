import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { create, update } from '@chengban/engine/write/save.ts'
import type { InputOf } from '@chengban/kernel/call.ts'
import { compare } from '@chengban/kernel/decimal.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { applyExpense } from '../apply.call.ts'
import { submitExpense } from '../submit-expense.entity.ts'

type Input = InputOf<typeof applyExpense>

/** One transaction: a claim that cannot be handed in is not written either. */
export const applyClaim: CallHandler<typeof applyExpense> = async (engine, { id: named, version, submit, ...sent }) => {
  if (named && !isUuid(named)) throw notFound()
  if (!named && !(Array.isArray(sent.rows) && sent.rows.length > 0)) throw invalid({ rows: '请至少填写一条明细' })
  const { writer } = engine
  const id = await engine.write(submitExpense, async (tx) => {
    const within = { tx, writer }
    const made = await save(within, named, version, given(sent))
    if (submit === false) return made
    const row = await findOne(within, 'submitExpense', made)
    await writer.acts.submit(tx, writer, submitExpense, { id: made, version: row?.version })
    return made
  })
  const row = await engine.detail(submitExpense, id)
  const { serialNumber, status, money, overMoney } = row
  return {
    id,
    serialNumber: serialNumber === null ? null : String(serialNumber),
    status: String(status),
    version: Number(row.version),
    money: String(money),
    overMoney: String(overMoney),
    warnings: await engine.write(submitExpense, (tx) => warningsOf({ tx, writer }, id, String(overMoney))),
  }
}

/** Returns only the fields that were sent; the others keep their default or stored value. */
const given = (sent: Omit<Input, 'id' | 'version' | 'submit'>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))

const save = async (
  { tx, writer }: Within,
  id: string | null | undefined,
  version: unknown,
  values: Readonly<Record<string, unknown>>,
): Promise<string> => {
  if (!id) return create(tx, writer, submitExpense, values)
  if (version === undefined || version === null) throw invalid({ version: 'version不能为空' })
  await update(tx, writer, submitExpense, id, values, version)
  return id
}

const warningsOf = async (within: Within, id: string, over: string): Promise<string[]> => {
  const rows = await find(within, 'moneyExpense', { submitId: id })
  const drafts = await within.tx.query<{ name: string }>(
    `select distinct c.name from store.money_expense m join store.submit_expense c on c.id = m.submit_id
     where m.submit_id <> $1 and c.status in ('草稿', '驳回', '已撤回') and c.creator_id = app.me()
       and (coalesce(m.invoice_code, ''), m.invoice_number) in (
         select coalesce(o.invoice_code, ''), o.invoice_number from store.money_expense o where o.submit_id = $1 and o.invoice_number is not null)
     order by 1`,
    [id],
  )
  return [
    ...(rows.some(({ isOverLimit }) => isOverLimit) ? ['超标明细'] : []),
    ...(compare(over, '0') > 0 ? [`超预算 ${over}`] : []),
    ...drafts.map(({ name }) => `发票号码已在草稿 ${name} 中`),
  ]
}

import type { CallHandler } from '@chengban/engine/call.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import { addAll, compare, subtract } from '@chengban/kernel/decimal.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { monthOf } from '../../attendance/server/months.ts'
import { deduction } from '../../deduction/deduction.entity.ts'
import { costs, type SheetRule } from '../cost.ts'
import type { proposeDeductions } from '../facts.call.ts'

interface Sheet {
  readonly id: string
  readonly userId: string
  readonly rule: SheetRule
  readonly deduction: string
}

/** Proposes one deduction per sheet. A voided proposal is repeated only with `force` and a reason. */
export const propose: CallHandler<typeof proposeDeductions> = (engine, { month: named, userIds, force, reason }) => {
  const month = monthOf(named)
  if (force && !reason?.trim()) throw invalid({ reason: '请填写重新生成原因' })
  const { writer } = engine
  return engine.write(deduction, async (tx) => {
    const within = { tx, writer }
    const done = { created: 0, submitted: 0, skipped: [] as { userId: string; message: string }[] }
    for (const sheet of await sheetsOf(within, month, userIds)) {
      const rows = await find(within, 'deduction', { checkOnWorkId: sheet.id, kind: '系统' })
      if (rows.some(({ status }) => status !== '已作废')) continue
      const message = refusal(sheet, writer.actor.userId, rows.length > 0 && !force)
      if (message) {
        done.skipped.push({ userId: sheet.userId, message })
        continue
      }
      const id = await addRow(within, 'deduction', await valuesOf(within, sheet, force ? (reason ?? null) : null))
      done.created++
      await writer.acts.submit(tx, writer, deduction, { id, version: 1 })
      done.submitted++
    }
    return done
  })
}

const refusal = ({ userId }: Sheet, me: string, isVoided: boolean): string | undefined => {
  if (userId === me) return '不能处理自己的扣款'
  return isVoided ? '该月表扣款已作废' : undefined
}

const sheetsOf = async (
  { tx, writer }: Within,
  month: string,
  userIds: readonly string[] | null | undefined,
): Promise<Sheet[]> => {
  const sheets = await tx.query<Sheet>(
    `select c.id::text, c.user_id as "userId", c.rule, (${columnSql(writer.catalog, 'checkOnWork', 'deduction', 'c')})::numeric(16,2)::text as deduction
     from store.check_on_work c where c.start_date between $1 and $2 and c.status = '已确认'
       and ($3::uuid[] is null or c.user_id = any ($3)) order by c.id for no key update of c`,
    [`${month}-01`, lastDay(`${month}-01`), userIds?.length ? userIds : null],
  )
  return sheets.filter((sheet) => compare(sheet.deduction, '0') > 0)
}

/** Returns one line per kind with its facts, and a separate line for the part above the cap. */
const valuesOf = async (within: Within, sheet: Sheet, reason: string | null) => {
  const facts = await find(
    within,
    'checkOnWorkFact',
    { checkOnWorkId: sheet.id, isIgnore: false },
    { sort: ['date', 'tzCreate'] },
  )
  const told = costs(facts, sheet.rule)
  const kinds = [...new Set(facts.map(({ kind }) => kind))]
  const lines = kinds.flatMap((kind) => {
    const own = facts.map((fact, index) => ({ fact, cost: told[index] })).filter(({ fact }) => fact.kind === kind)
    const money = addAll(own.map(({ cost }) => cost?.money ?? '0'))
    if (compare(money, '0') === 0) return []
    const count = own.reduce((sum, { fact }) => sum + Number(fact.amount), 0).toFixed(1)
    const free = own.filter(({ cost }) => cost?.free).length
    return [
      { reason: kind, count, free, rate: own[0]?.cost?.rate ?? '0.00', money, factIds: own.map(({ fact }) => fact.id) },
    ]
  })
  const raw = addAll(lines.map(({ money }) => money))
  const over = subtract(sheet.deduction, raw)
  const capped =
    compare(over, '0') < 0
      ? [{ reason: '超出上限不扣', count: null, free: null, rate: null, money: over, factIds: [] }]
      : []
  return {
    checkOnWorkId: sheet.id,
    kind: '系统' as const,
    money: sheet.deduction,
    lines: [...lines, ...capped] as RowOf<'deduction'>['lines'],
    reason,
  }
}

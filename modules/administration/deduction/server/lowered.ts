import type { Handler } from '@chengban/engine/row/scene.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { compare, subtract } from '@chengban/kernel/decimal.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

const reason = '酌情减免'

/** A proposed deduction may be lowered, never raised; the difference becomes a line 酌情减免. */
export const deductionLowered: Handler<'deduction'> = async ({ tx, before, row, writer }) => {
  if (row.kind !== '系统' || !before || compare(row.money, before.money) === 0) return
  const [sheet] = await tx.query<{ full: string }>(
    `select ${columnSql(writer.catalog, 'checkOnWork', 'deduction', 'c')}::numeric(16,2)::text as full
     from store.check_on_work c where c.id = $1`,
    [row.checkOnWorkId],
  )
  if (!sheet) throw invalid({ checkOnWorkId: '考核月表不存在' })
  if (compare(row.money, sheet.full) > 0) throw invalid({ money: `不能高于核算扣款${sheet.full}元` })
  const worked = row.lines.filter((line) => line.reason !== reason)
  const money = subtract(row.money, sheet.full)
  const line = { reason, count: null, free: null, rate: null, money, factIds: null }
  row.lines = compare(money, '0') < 0 ? [...worked, line] : worked
}

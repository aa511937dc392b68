import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { dateOf } from '@chengban/kernel/days.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import type { noticeExpense } from '../apply.call.ts'
import { submitExpense } from '../submit-expense.entity.ts'

const open: readonly string[] = ['待一级审核', '待二级审核', '待三级审核', '通过']
const words = '请于3个工作日内将纸质票据交至财务'

/**
 * Asks once a day per claim; skips claims without paper receipts or with receipts handed in, and returns the reasons.
 */
export const askForPaper: CallHandler<typeof noticeExpense> = (engine, { ids, text }) => {
  const named = [...new Set(ids ?? [])]
  if (named.length === 0) throw invalid({ ids: '请选择单据' })
  const { writer } = engine
  return engine.write(submitExpense, async (tx) => {
    const within = { tx, writer }
    const claims = await find(within, 'submitExpense', named, { isLocked: true })
    if (claims.length < named.length) throw notFound()
    const paper = await find(within, 'moneyExpense', { submitId: named, isPaper: true })
    const owing = new Set(paper.map(({ submitId }) => submitId))
    const skipped = claims.flatMap((claim) => {
      const reason = passedOver(claim, owing.has(claim.id))
      return reason ? [{ id: claim.id, reason }] : []
    })
    const told = claims.filter(({ id }) => !skipped.some((one) => one.id === id))
    await change(
      within,
      'submitExpense',
      told.map(({ id }) => id),
      { tzNotice: clock.now().toISOString() },
    )
    await notify(
      tx,
      told.map(({ id, userId, serialNumber }) => ({
        userId,
        kind: '提醒' as const,
        title: `【交票通知】${serialNumber}`,
        text: text?.trim() || words,
        module: 'submitExpense',
        relevanceId: id,
        link: linkTo(submitExpense, id),
        senderId: writer.actor.userId,
      })),
    )
    return { sent: told.length, skipped }
  })
}

const passedOver = ({ status, noticeCheck, tzNotice }: RowOf<'submitExpense'>, owes: boolean): string | undefined => {
  if (!open.includes(status)) return '状态不符'
  if (noticeCheck) return '票据已收齐'
  if (!owes) return '无纸质票据'
  return tzNotice && dateOf(tzNotice) === today() ? '今日已通知' : undefined
}

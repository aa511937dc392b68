import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { compare } from '@chengban/kernel/decimal.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { dueIn } from '../../server/due.ts'

interface Correction {
  readonly id: string
  readonly correctScore: string | null
  readonly reason: string | null
}

/** Refuses a correction without a reason or outside the item's weight; checks the final adjustment in the same way. */
export const performanceCorrect: Handler<'performance'> = async (scene) => {
  const { row, opinion, asked = {} } = scene
  row.opinion = opinion
  await demandAdjust(scene)
  const given = listIn<Correction>(asked.items)
  const items = await find(scene, 'performanceItem', { performanceId: row.id }, { isLocked: true })
  for (const { id, correctScore, reason } of given) {
    const item = items.find((one) => one.id === id)
    if (!item) throw invalid({ items: '绩效项不存在' })
    if (correctScore !== null && compare(correctScore, String(item.weight)) > 0)
      throw invalid({ items: `得分须在0与${item.weight}之间` })
    if (!reason && correctScore !== item.correctScore) throw invalid({ items: '请填写修正原因' })
    await change(scene, 'performanceItem', id, { correctScore, reason })
  }
}

const demandAdjust = async ({ tx, row }: Scene<'performance'>): Promise<void> => {
  const most = await settingOf(tx, 'performance.correctMax')
  if (compare(String(row.adjust).replace('-', ''), most) > 0)
    throw invalid({ adjust: `加减分须在-${most}与${most}之间` })
}

/** A changed score goes back to the person, who gets a new term to object; otherwise the objection is settled. */
export const performanceCorrected: Handler<'performance'> = async (scene) => {
  const { tx, before, row } = scene
  const [now] = await tx.query<{ sum: string }>(
    'select (sum(score) + $2)::text as sum from store.performance_item where performance_id = $1',
    [row.id, row.adjust],
  )
  const was = Number(before?.itemScore) + Number(before?.adjust)
  if (before?.status !== '有异议' || Number(now?.sum) === was) return '已确认'
  await dueIn('performance.confirmDays')(scene)
  return '待本人确认'
}

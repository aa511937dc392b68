import type { CallHandler } from '@chengban/engine/call.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { anyOf, headOf, holds, me } from '@chengban/kernel/expr.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { demandOpen } from '../../project/server/project-rules.ts'
import { milepost } from '../milepost.entity.ts'
import type { setMonthGoal } from '../set-month-goal.call.ts'

type Milepost = RowOf<'milepost'>
const who = anyOf(me('userId'), headOf('userId'), holds('milepost:manage'))

/** The person's row first, so that two who plan the same month follow each other; then milestones by id, then the month. */
export const planMonth: CallHandler<typeof setMonthGoal> = (engine, { userId, month, goals: given }) => {
  if (!isUuid(userId)) throw notFound()
  const goals = given
  // a goal named twice counts once
  const weights = new Map(goals.map(({ id, weight }) => [id, weight]))
  const whole = [...weights.values()].reduce((sum, weight) => sum + Math.round(Number(weight) * 100), 0)
  if (whole !== 10_000) throw invalid({ goals: '权重合计必须为100' })
  return engine.write(milepost, async (tx) => {
    const within = { tx, writer: engine.writer }
    await find(within, 'user', userId, { isLocked: true })
    const stands = await find(within, 'milepost', { userId, goalMonth: month, monthGoal: true })
    const rows: Milepost[] = []
    for (const id of [...new Set([...weights.keys(), ...stands.map((row) => row.id)])].sort())
      rows.push(await openGoal(within, id, userId))
    await demandUnclosed(within, userId, [month, ...rows.flatMap(({ goalMonth }) => goalMonth ?? [])])
    const dropped = rows.filter(({ id }) => !weights.has(id))
    if (dropped.some(({ pmoStatus }) => pmoStatus === '已确认')) throw invalid({ goals: '已由PMO确认的目标不能移除' })
    const kept = rows.filter(({ id }) => weights.has(id))
    if (kept.some(({ status }) => status === '取消')) throw invalid({ goals: '里程碑已取消' })
    if (kept.some(({ endDate }) => endDate.slice(0, 7) > month)) throw invalid({ goals: '截止日期超出目标月份' })
    for (const row of kept) await setGoal(within, row, month, weights.get(row.id) ?? '0')
    await change(
      within,
      'milepost',
      dropped.map(({ id }) => id),
      { monthGoal: false, goalMonth: null, goalWeight: null },
    )
    return { set: kept.length, cleared: dropped.length }
  })
}

const openGoal = async (within: Within, id: string, userId: string): Promise<Milepost> => {
  const row = await openRow(within, 'milepost', id)
  if (row.userId !== userId) throw invalid({ goals: '里程碑不属于该人员' })
  return openRow(within, 'milepost', id, { who })
}

/** A month that is closed stays as it is, also the one that a goal would leave. */
const demandUnclosed = async (within: Within, userId: string, months: readonly string[]): Promise<void> => {
  const [month = ''] = months
  const summaries = await find(within, 'milepostUserSummary', { userId, month: months }, { isLocked: true })
  if (summaries.some(({ status }) => status === '已封账')) throw invalid({ month: '该月已封账' })
  if (!summaries.some((one) => one.month === month)) await addRow(within, 'milepostUserSummary', { userId, month })
}

const setGoal = async (within: Within, row: Milepost, month: string, weight: string): Promise<void> => {
  if (row.projectId) await demandOpen(within.tx, row.projectId)
  const goal = { monthGoal: true, goalMonth: month, goalWeight: weight, originalDate: row.originalDate ?? row.endDate }
  await change(within, 'milepost', row.id, goal)
}

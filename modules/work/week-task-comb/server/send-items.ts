import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { create } from '@chengban/engine/write/save.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { planItem } from '../../plan-item/plan-item.entity.ts'
import { sourced } from '../../task-day/server/hand-out.ts'
import type { Line } from '../../task-day/server/lines.ts'
import { taskWeek } from '../../task-week/task-week.entity.ts'

/** A line for somebody's week, by its place among those sent; its days are 1 for Monday to 7. */
type Sent = Line & { readonly index: number; readonly userId: string; readonly describe?: unknown }

const most = 100
const fields = ['userId', 'sourceType', 'sourceId', 'title', 'planHours', 'days', 'projectId', 'describe', 'sort']

export const readItems = (items: unknown): Sent[] => {
  const lines = items === undefined || items === null ? [] : items
  if (!Array.isArray(lines) || lines.length > most) throw invalid({ items: `一次最多下发${most}项` })
  return lines.map((line: Readonly<Record<string, unknown>> | null, index) => {
    if (line === null || typeof line !== 'object' || !isUuid(String(line.userId)))
      throw invalid({ [`rows.${index}.userId`]: '请选择人员' })
    const strange = Object.keys(line).find((name) => !fields.includes(name))
    if (strange) throw invalid({ [`rows.${index}.${strange}`]: '该字段不可修改' })
    if (line.days !== undefined && !areDays(line.days)) throw invalid({ [`rows.${index}.days`]: '日期错误' })
    return { ...line, userId: String(line.userId), index }
  })
}

const areDays = (days: unknown): days is readonly number[] =>
  Array.isArray(days) && days.length > 0 && days.every((day) => Number.isInteger(day) && day >= 1 && day <= 7)

interface Week {
  readonly weekStart: string
  readonly dispatcherId: string
}

/** Into the weeks of their people, made where they are missing; gives the ids of these. */
export const addItems = async (within: Within, week: Week, items: readonly Sent[]): Promise<string[]> => {
  const plans: string[] = []
  for (const { index, userId, ...line } of items) plans.push(await at(index, () => addItem(within, week, userId, line)))
  return plans
}

const addItem = async (
  within: Within,
  { weekStart, dispatcherId }: Week,
  userId: string,
  given: Line & { readonly describe?: unknown },
): Promise<string> => {
  const { tx, writer } = within
  const stands = await findOne(within, 'taskWeek', { userId, weekStart }, { isLocked: true })
  if (stands && !['草稿', '已提交', '已下发'].includes(stands.status)) throw invalid({ userId: '周计划已完成' })
  const id = stands?.id ?? (await create(tx, writer, taskWeek, { userId, weekStart }))
  const days = areDays(given.days) ? given.days : [5]
  const { line, isMade } = await sourced(within, { userId, date: addDays(weekStart, Math.max(...days) - 1) }, given)
  const known = line.sourceId
    ? await findOne(within, 'planItem', {
        taskWeekId: id,
        sourceType: line.sourceType as 'task',
        sourceId: String(line.sourceId),
      })
    : undefined
  const hours = Math.max(Number(known?.planHours ?? 0), Number(line.planHours ?? 0)).toFixed(1)
  if (known) await change(within, 'planItem', known.id, { planHours: hours })
  else {
    const title = line.title ?? (line.sourceId ? '事项' : undefined)
    const made = await create(tx, writer, planItem, { ...line, title, planHours: hours, days, taskWeekId: id })
    await change(within, 'planItem', made, { dispatcherId, isMade })
  }
  return id
}

/** Reports a field error under the row it belongs to. */
const at = async <T>(index: number, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const found = error instanceof Refusal ? error.data?.fields : undefined
    if (!found) throw error
    throw invalid(
      Object.fromEntries(Object.entries(found).map(([name, message]) => [`rows.${index}.${name}`, message])),
    )
  }
}

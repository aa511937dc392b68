import { asSystem, type Handler, type Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { create } from '@chengban/engine/write/save.ts'
import { addDays } from '@chengban/kernel/days.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { planItem } from '../../plan-item/plan-item.entity.ts'
import { sourceOf } from '../../plan-item/server/sources.ts'

type Week = Pick<RowOf<'taskWeek'>, 'id' | 'userId' | 'weekStart'>
type Item = RowOf<'planItem'>

const told = ['已保存', '退回', '已确认', 'PMO已确认'] as const

/** A week that is made without items begins with what the last one left undone. */
export const taskWeekBegun: Handler<'taskWeek'> = async ({ tx, writer, before, row, lists }) => {
  if (before || lists?.length) return
  const last = { userId: row.userId, weekStart: addDays(row.weekStart, -7), status: told }
  const within = { tx, writer: asSystem(writer) }
  const plan = await findOne(within, 'taskWeek', last)
  if (plan) await carry(within, plan, row)
}

/** Carries unfinished items into the next week while that plan is still a draft. */
export const taskWeekSaved: Handler<'taskWeek'> = async ({ tx, writer, row }) => {
  const within = { tx, writer: asSystem(writer) }
  const next = { userId: row.userId, weekStart: addDays(row.weekStart, 7), status: '草稿' } as const
  const plan = await findOne(within, 'taskWeek', next, { isLocked: true })
  if (plan) await carry(within, row, plan)
}

/** Adds each unfinished item once with its remaining hours, except items that no longer belong to the person. */
const carry = async (within: Within, from: Week, into: Week): Promise<void> => {
  const { tx, writer } = within
  const standing = await find(within, 'planItem', { taskWeekId: into.id })
  const undone = await find(within, 'planItem', { taskWeekId: from.id, isDone: false }, { sort: ['sort'] })
  let sort = standing.length
  for (const one of undone) {
    if (standing.some((other) => isSame(one, other)) || !(await isTheirs(within, one, into.userId))) continue
    const { sourceType, sourceId, title, projectId } = one
    const planHours = one.remainHours ?? one.planHours
    const line = { taskWeekId: into.id, sourceType, sourceId, title, planHours, sort: ++sort }
    await create(tx, writer, planItem, line, false, { isCarry: true, projectId })
  }
}

const isSame = (one: Item, other: Item): boolean =>
  one.sourceType === other.sourceType && (one.sourceId ? one.sourceId === other.sourceId : one.title === other.title)

const isTheirs = async ({ tx }: Within, item: Item, userId: string): Promise<boolean> =>
  item.sourceType === '其他' || (await sourceOf(tx, item, userId)) !== undefined

import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import { asSystem, type Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { make, moveBySystem } from '@chengban/engine/write/move.ts'
import type { InputOf } from '@chengban/kernel/call.ts'
import { addDays, mondayOf, weekday } from '@chengban/kernel/days.ts'
import { conflict, invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { demandLed } from '../../task-day/server/hand-out.ts'
import { lockPeople } from '../../task-day/server/own-day.ts'
import type { weekSend } from '../week-send.call.ts'
import { weekTaskComb } from '../week-task-comb.entity.ts'
import { addItems, readItems } from './send-items.ts'

type Input = InputOf<typeof weekSend>

const waiting: readonly string[] = ['草稿', '已提交']

/** Sends weeks in one transaction. People who have already reported the week are skipped and returned by name. */
export const sendWeek: CallHandler<typeof weekSend> = async (engine, input) => {
  if (input.weekTaskCombId) await engine.detail(weekTaskComb, input.weekTaskCombId)
  const { writer } = engine
  return engine.write(weekTaskComb, async (tx) => {
    const within = { tx, writer: asSystem(writer) }
    const comb = await combOf(within, input)
    const week = { weekStart: mondayAsked(comb?.weekStart ?? input.weekStart), dispatcherId: writer.actor.userId }
    const items = readItems(input.items)
    const people = peopleOf(items, input.userIds ?? comb?.userIds ?? [])
    if (!comb) await demandLed(within, writer, people)
    await lockPeople(within, people)
    const added = await addItems(within, week, items)
    const plans = await find(within, 'taskWeek', { userId: people, weekStart: week.weekStart }, { isLocked: true })
    if (!comb && !plans.some(({ itemCount }) => Number(itemCount) > 0)) throw invalid({ items: '请添加事项' })
    const open = plans.filter(({ status }) => waiting.includes(status)).map(({ id }) => id)
    // sending a board also sends its plans and stores a snapshot
    if (comb) await make(tx, writer, weekTaskComb, 'send', { id: comb.id, version: input.version })
    for (const plan of await find(within, 'taskWeek', { id: open, status: ['草稿', '已提交'] }))
      await moveBySystem(within, 'taskWeek', 'send', plan.id)
    return {
      sent: new Set([...open, ...added]).size,
      snapshotId: comb ? await snapshotOf(within, comb.id) : null,
      skipped: await passedOver(within, plans),
    }
  })
}

const peopleOf = (items: readonly { readonly userId: string }[], named: readonly string[]): string[] => {
  const people = [...new Set([...items.map(({ userId }) => userId), ...named])].sort()
  if (people.length === 0) throw invalid({ items: '请添加事项' })
  return people
}

const snapshotOf = async (within: Within, weekTaskCombId: string): Promise<string | null> =>
  (await findOne(within, 'weekTaskSnapshot', { weekTaskCombId, kind: '下发' }))?.id ?? null

const combOf = async (within: Within, { weekTaskCombId }: Input): Promise<RowOf<'weekTaskComb'> | undefined> => {
  if (!weekTaskCombId) return undefined
  const [comb] = await find(within, 'weekTaskComb', weekTaskCombId, { isLocked: true })
  if (!comb) throw notFound()
  if (comb.status === '已完成') throw conflict('周组合已完成')
  if (comb.status !== '编制中') throw conflict('周组合已下发')
  return comb
}

const mondayAsked = (day: string | null | undefined): string => {
  const monday = day ?? mondayOf(today())
  if (weekday(monday) !== 1) throw invalid({ weekStart: '日期错误' })
  if (addDays(monday, 6) < today()) throw invalid({ weekStart: '不能下发已结束的周' })
  return monday
}

const passedOver = async (within: Within, plans: readonly RowOf<'taskWeek'>[]) => {
  const done = plans.filter(({ status }) => !waiting.includes(status) && status !== '已下发')
  const people = await find(
    within,
    'user',
    done.map(({ userId }) => userId),
  )
  return people.map(({ id, name }) => ({ userId: id, name, reason: '周计划已完成' }))
}

import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import { asSystem } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { estimate } from '../estimate.call.ts'
import { taskDay } from '../task-day.entity.ts'
import { demandEach, hoursMost, sumOf } from './hours.ts'
import { planned, readLines, writeLines } from './lines.ts'
import { dayOf, demandAtWork, itemsOf, lockPeople, madeDay, seenDay } from './own-day.ts'

/** Replaces the plan with the sent items, and keeps dispatched items even when they are not sent. */
export const estimateDay: CallHandler<typeof estimate> = (engine, { date, version, items }) =>
  engine.write(taskDay, async (tx) => {
    const { userId } = engine.writer.actor
    const within = { tx, writer: asSystem(engine.writer) }
    demandAhead(date)
    await lockPeople(within, [userId])
    const day = await seenDay(within, { userId, date }, version)
    await demandAtWork(tx, { userId, date })
    if (day && day.stage !== '未预估' && day.stage !== '已预估') throw conflict('已提交产出，不能再预估')
    const standing = day ? await itemsOf(within, day.id) : []
    const lines = readLines(items, planned, standing)
    const kept = standing.filter(({ id, dispatcherId }) => dispatcherId && !lines.some((line) => line.id === id))
    if (lines.length + kept.length === 0) throw invalid({ items: '请添加事项' })
    const id = await madeDay(within, day, { userId, date })
    await writeLines(within, id, [...lines, ...kept.map((one) => ({ id: one.id }))])
    await demandPlanned(within, id)
    await moveBySystem(within, 'taskDay', 'estimate', id)
    const made = await dayOf(within, id)
    return { id, version: made.version, isEstimateLate: made.isEstimateLate, planHours: made.planHours }
  })

const furthest = 14

/** The last day that may be planned today. */
export const furthestDay = (): string =>
  new Date(Date.parse(today()) + furthest * 86_400_000).toISOString().slice(0, 10)

const demandAhead = (date: string): void => {
  if (date < today()) throw invalid({ date: '不能预估过去的日期' })
  if (date > furthestDay()) throw invalid({ date: '日期超出范围' })
}

const demandPlanned = async (within: Parameters<typeof itemsOf>[0], id: string): Promise<void> => {
  const items = await itemsOf(within, id)
  demandEach(items, 'planHours', ({ planHours }) => !(Number(planHours) > 0), '请填写计划工时')
  const most = await hoursMost(within.tx)
  if (sumOf(items, 'planHours') > most) throw invalid({ planHours: `计划工时不能超过${most}小时` })
}

import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import { asSystem, type Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { present } from '@chengban/kernel/present.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { isWorkDay } from '../../server/work-day.ts'
import type { developSend } from '../dispatch.call.ts'
import { taskDay } from '../task-day.entity.ts'
import { demandLed, sourced } from './hand-out.ts'
import { hoursMost, hourWords, sumOf } from './hours.ts'
import { type Line, planned, readLines, writeLines } from './lines.ts'
import { isAway, itemsOf, lockPeople, madeDay } from './own-day.ts'

const most = 100
const names = [...planned, 'userId', 'describe']

/** A line for somebody's day, by its place among those sent. */
type Sent = Line & { readonly index: number; readonly userId: string; readonly describe?: unknown }

/**
 * Dispatches work under a lock on each person's row, so that concurrent requests cannot hand out the same free hours
 * twice.
 */
export const dispatch: CallHandler<typeof developSend> = (engine, { date, items }) =>
  engine.write(taskDay, async (tx) => {
    const within = { tx, writer: asSystem(engine.writer) }
    if (date < today()) throw invalid({ date: '不能派发过去的日期' })
    if (!(await isWorkDay(tx, date))) throw invalid({ date: '非工作日请填写周末任务' })
    const sent = readSent(items)
    const people = [...new Set(sent.map(({ userId }) => userId))].sort()
    await demandLed(within, engine.writer, people)
    await lockPeople(within, people)
    const given: Given[] = []
    for (const userId of people)
      given.push(
        ...(await giveOut(
          within,
          { userId, date },
          sent.filter((one) => one.userId === userId),
        )),
      )
    const placed = given.toSorted((a, b) => a.index - b.index)
    const made = given.filter(({ isMade }) => isMade).length
    return {
      sent: given.length,
      tasks: made,
      items: placed.map(({ userId, taskDayId, planItemId }) => ({ userId, taskDayId, planItemId })),
    }
  })

const readSent = (items: unknown): Sent[] => {
  const lines = Array.isArray(items) ? items : []
  if (lines.length === 0) throw invalid({ items: '请添加事项' })
  if (lines.length > most) throw invalid({ items: `一次最多派发${most}项` })
  return lines.map((line: { readonly userId?: unknown } | null, index) => {
    if (typeof line !== 'object' || !isUuid(String(line?.userId)))
      throw invalid({ [`rows.${index}.userId`]: '请选择人员' })
    return { ...line, userId: String(line?.userId), index }
  })
}

interface Given {
  readonly index: number
  readonly userId: string
  readonly taskDayId: string
  readonly planItemId: string
  readonly isMade: boolean
}

const giveOut = async (
  within: Within,
  of: { readonly userId: string; readonly date: string },
  sent: readonly Sent[],
): Promise<Given[]> => {
  const refuse = (message: string) =>
    invalid(Object.fromEntries(sent.map(({ index }) => [`rows.${index}.userId`, message])))
  if (await isAway(within.tx, of)) throw refuse('对方当日请假')
  const day = await findOne(within, 'taskDay', of, { isLocked: true })
  if (day && day.stage !== '未预估' && day.stage !== '已预估') throw refuse('对方已提交当日产出')
  const taskDayId = await madeDay(within, day, of)
  const given: Given[] = []
  for (const one of sent) {
    const { index: _, userId: __, ...work } = one
    const { line, isMade } = await sourced(within, of, work)
    const planItemId = await plan(within, taskDayId, line, isMade)
    given.push({ index: one.index, userId: of.userId, taskDayId, planItemId, isMade })
  }
  const limit = await hoursMost(within.tx)
  if (sumOf(await itemsOf(within, taskDayId), 'planHours') > limit) throw refuse(`计划工时不能超过${limit}小时`)
  await tell(within, { ...of, taskDayId }, sent)
  return given
}

/** Adds the work to the day. When the day already contains it, the greater number of hours is kept. */
const plan = async (within: Within, dayId: string, sent: Line, isMade: boolean): Promise<string> => {
  const standing = await itemsOf(within, dayId)
  const [line] = readLines([sent], names, standing)
  const stands = standing.find(({ id }) => id === line?.id)
  if (stands) {
    const planHours = Math.max(Number(stands.planHours), Number(sent.planHours ?? 0)).toFixed(1)
    await change(within, 'planItem', stands.id, { planHours })
    return stands.id
  }
  await writeLines(within, dayId, [...standing.map(({ id }) => ({ id })), line ?? {}])
  const known = new Set(standing.map(({ id }) => id))
  const added = present((await itemsOf(within, dayId)).find(({ id }) => !known.has(id)))
  await change(within, 'planItem', added.id, { dispatcherId: within.writer.actor.userId, isMade })
  return added.id
}

const tell = async (
  { tx, writer }: Within,
  { userId, date, taskDayId }: { readonly userId: string; readonly date: string; readonly taskDayId: string },
  sent: readonly Sent[],
): Promise<void> => {
  if (userId === writer.actor.userId) return
  const hours = sent.reduce((total, { planHours }) => total + Number(planHours ?? 0), 0)
  const about = {
    kind: '通知',
    module: 'taskDay',
    relevanceId: taskDayId,
    link: `/phone/phoneTaskDay?date=${date}`,
  } as const
  const title = `今日派发${sent.length}项，共${hourWords(hours)}小时`
  await notify(tx, [{ ...about, userId, title, senderId: writer.actor.userId }])
}

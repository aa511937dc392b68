import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import { asSystem, type Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { drop } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import type { developCancel } from '../dispatch.call.ts'
import { taskDay } from '../task-day.entity.ts'
import { lockPeople } from './own-day.ts'

/** A task that came with it and was not begun ends with it. */
export const takeBack: CallHandler<typeof developCancel> = (engine, { planItemId }) =>
  engine.write(taskDay, async (tx) => {
    const within = { tx, writer: asSystem(engine.writer) }
    const { item, planned } = await handedOut(within, planItemId)
    await lockPeople(within, [planned.userId])
    const day = await findOne(within, 'taskDay', planned.id)
    if (day && day.stage !== '未预估' && day.stage !== '已预估') throw conflict('对方已提交当日产出')
    const isEnded = await endMade(within, item)
    await drop(within, 'planItem', { id: planItemId })
    // a cancelled task already notifies the person
    if (!isEnded) await tell(within, item, planned)
    return { removed: true }
  })

interface HandedOut {
  readonly item: RowOf<'planItem'>
  readonly planned: RowOf<'taskDay'>
}

/** Returns the item for the person who dispatched it or a holder of `task:manage`, and refuses others. */
const handedOut = async (within: Within, id: string): Promise<HandedOut> => {
  const { actor } = within.writer
  const item = isUuid(id) ? await findOne(within, 'planItem', id) : undefined
  const planned = item?.taskDayId ? await findOne(within, 'taskDay', item.taskDayId) : undefined
  if (!item?.dispatcherId || !planned) throw notFound()
  if (item.dispatcherId !== actor.userId && !has(actor.entries, 'task:manage')) throw forbidden()
  return { item, planned }
}

const endMade = async (within: Within, { isMade, sourceId }: HandedOut['item']): Promise<boolean> => {
  const made = isMade && sourceId ? await findOne(within, 'task', sourceId) : undefined
  if (made?.status !== '待开始') return false
  await moveBySystem(within, 'task', 'cancel', made.id, { opinion: '派发已撤回' })
  return true
}

const tell = ({ tx, writer }: Within, { title }: HandedOut['item'], { id, userId, date }: HandedOut['planned']) =>
  notify(tx, [
    {
      userId,
      kind: '通知',
      title: `派发已撤回：${title}`,
      senderId: writer.actor.userId,
      module: 'taskDay',
      relevanceId: id,
      link: `/phone/phoneTaskDay?date=${date}`,
    },
  ])

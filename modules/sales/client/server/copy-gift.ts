import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { has } from '@chengban/kernel/has.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { giftGive } from '../../gift-give/gift-give.entity.ts'
import { client } from '../client.entity.ts'
import type { copyGift } from '../copy-gift.call.ts'

/** Drafts alone: neither stock nor a year's limit is touched before they are handed in. */
export const copyGifts: CallHandler<typeof copyGift> = async (engine, input) => {
  const thisYear = Number(today().slice(0, 4))
  const { fromId, toId, fromYear, fromFestival, toYear, toFestival } = input
  const to = { year: toYear ?? thisYear, festival: toFestival ?? fromFestival ?? null }
  const from = { year: fromYear ?? thisYear, festival: fromFestival ?? null }
  await demandSight(engine, [fromId, toId])
  if (fromId === toId && from.year === to.year && from.festival === to.festival)
    throw new Refusal('VALIDATION', '来源与目标相同')
  return engine.write(giftGive, async (tx) => {
    const within = { tx, writer: engine.writer }
    const receiver = await receiverOf(within, fromId, toId)
    const given = await find(within, 'giftGive', {
      clientId: fromId,
      year: from.year,
      status: '通过',
      ...(from.festival ? { festival: from.festival } : {}),
    })
    let copied = 0
    for (const gift of given)
      if (await copy(within, gift, { clientId: toId, year: to.year, festival: to.festival ?? gift.festival }, receiver))
        copied += 1
    return { copied, skipped: given.length - copied }
  })
}

/** Refuses clients the caller may not see; managers of gifts may copy between any clients. */
const demandSight = async (engine: Engine, ids: readonly string[]): Promise<void> => {
  if (has(engine.writer.actor.entries, 'gift:manage')) return
  for (const id of ids) await engine.detail(client, id)
}

/**
 * Returns the key contact of another client, the oldest if there are several; null for the same client, which keeps its
 * receivers.
 */
const receiverOf = async (within: Within, fromId: string, toId: string): Promise<string | null> => {
  if (fromId === toId) return null
  const contact = await findOne(
    within,
    'clientContact',
    { clientId: toId, isUse: true },
    { sort: ['-isKey', 'tzCreate'] },
  )
  if (!contact) throw new Refusal('VALIDATION', '目标客户没有联系人')
  return contact.id
}

type Aim = Pick<RowOf<'giftGive'>, 'clientId' | 'year' | 'festival'>

/**
 * Copies a gift; skips disabled gifts, contacts no longer in use, and gifts that exist already. Returns whether it was
 * copied.
 */
const copy = async (
  within: Within,
  { giftTypeId, quantity, clientContactId }: RowOf<'giftGive'>,
  aim: Aim,
  receiver: string | null,
): Promise<boolean> => {
  const contactId = receiver ?? clientContactId
  const gift = await findOne(within, 'giftType', { id: giftTypeId, isEnable: true })
  const contact = await findOne(within, 'clientContact', { id: contactId, isUse: true })
  const alike = { ...aim, giftTypeId, clientContactId: contactId }
  if (!gift || !contact || (await findOne(within, 'giftGive', alike))) return false
  await addRow(within, 'giftGive', { ...alike, quantity, userId: within.writer.actor.userId })
  return true
}

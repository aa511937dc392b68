import { today } from '@chengban/engine/clock.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import { authorOf, type Within } from '@chengban/engine/row/scene.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { performance } from '../performance.entity.ts'

/** Reminds people who still have to confirm, once a day. Returns the number reminded. */
export const remindOnce = async (
  { tx, writer }: Within,
  sheets: readonly Pick<RowOf<'performance'>, 'id' | 'userId' | 'dueDate'>[],
): Promise<number> => {
  const told = await tx.query<{ id: string }>(
    `select distinct m.relevance_id as id from store.message m where m.module = 'performance' and m.kind = '催办'
       and m.relevance_id = any ($1) and (m.tz_create at time zone 'Asia/Shanghai')::date = $2`,
    [sheets.map(({ id }) => id), today()],
  )
  const known = new Set(told.map(({ id }) => id))
  const waiting = sheets.filter(({ id }) => !known.has(id))
  await notify(
    tx,
    waiting.map(({ id, userId, dueDate }) => ({
      userId,
      kind: '催办' as const,
      title: `【绩效】请确认绩效，截止${dueDate ?? today()}`,
      module: 'performance',
      relevanceId: id,
      link: linkTo(performance, id),
      senderId: authorOf({ actor: writer.actor }),
    })),
  )
  return waiting.length
}

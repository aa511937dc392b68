import type { Entity } from '@chengban/kernel/entity.ts'
import { linkTo, notify } from './announce.ts'
import { authorOf, type Within } from './scene.ts'

/** Sends people a message with a link to a record, at the end of the transaction, whether or not they may see it. */
export const tellPeople = (
  { tx, writer }: Within,
  people: readonly string[],
  title: string,
  entity: Entity,
  id: string,
): Promise<void> => {
  const about = { senderId: authorOf(writer), kind: '通知', title, module: entity.name, relevanceId: id } as const
  return notify(
    tx,
    people.map((userId) => ({ userId, ...about, link: linkTo(entity, id) })),
  )
}

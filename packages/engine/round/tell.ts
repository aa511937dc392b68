import type { Entity } from '@chengban/kernel/entity.ts'
import type { Sql } from '../db/sql.ts'
import { linkTo, type Notice, notify } from '../row/announce.ts'
import { type Step, tellRecord } from '../row/change-record.ts'
import type { Values } from '../row/scene.ts'
import { titleOf } from './round.ts'
import type { Round } from './state.ts'

interface Telling {
  readonly tx: Sql
  readonly entity: Entity
  readonly row: Values
  /** Who did it. */
  readonly userId: string
}

/** Writes the 记录 of a step, leaves messages and rings the live streams, all at the end of the transaction. */
export const tell = async (
  { tx, entity, row, userId }: Telling,
  step: Step,
  notices: readonly Notice[],
): Promise<void> => {
  const id = String(row.id)
  await tellRecord(tx, userId, entity, id, step)
  const about = { senderId: userId, module: entity.name, relevanceId: id, link: linkTo(entity, id) }
  await notify(
    tx,
    notices.filter((notice) => notice.userId !== userId).map((notice) => ({ ...about, ...notice })),
  )
}

/** A message about the record to each of these people. */
export const noticesTo = (
  userIds: readonly string[],
  entity: Entity,
  row: Values,
  kind: Notice['kind'],
  words: string,
  text?: string | null,
): Notice[] =>
  [...new Set(userIds)].map((userId) => ({
    userId,
    kind,
    title: words.includes('{title}')
      ? words.replace('{title}', titleOf(entity, row))
      : `${titleOf(entity, row)} ${words}`,
    ...(text ? { text } : {}),
  }))

/** Notifies the initiator and the people copied of the result. */
export const resultTo = (...given: Parameters<typeof noticesTo>): Notice[] =>
  noticesTo(...given).map((notice) => ({ ...notice, code: 'auditResult' }))

/** Whom a round was copied to. */
export const copiedTo = (round: Pick<Round, 'tasks'> | undefined): string[] =>
  (round?.tasks ?? []).filter(({ kind }) => kind === '抄送').map(({ userId }) => userId)

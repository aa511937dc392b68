import type { Sql } from '@chengban/engine/db/sql.ts'
import { linkTo, type Notice, notify } from '@chengban/engine/row/announce.ts'
import type { Scene, Values } from '@chengban/engine/row/scene.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { present } from '@chengban/kernel/present.ts'
import { nameOf, ownerOf } from './record.ts'

type Call = 'mention' | 'reply' | 'comment'

/**
 * comment/saved: notifies the people newly mentioned, then the author of the answered comment and the record's owner.
 * Each is notified once, nobody about their own comment, and only people who may see the record.
 */
export const commentSaved = async ({ tx, writer, before, row }: Scene): Promise<void> => {
  if (row.type !== '评论') return
  const me = writer.actor.userId
  const module = String(row.module)
  const id = String(row.relevanceId)
  const entity = writer.catalog.entity(module)
  const calls = new Map<string, Call>()
  for (const userId of newlyMentioned(before, row)) calls.set(userId, 'mention')
  if (!before) {
    const author = await authorOf(tx, row.parentId)
    const owner = await ownerOf(tx, entity, id)
    if (author && !calls.has(author)) calls.set(author, 'reply')
    if (owner && !calls.has(owner)) calls.set(owner, 'comment')
  }
  calls.delete(me)
  const people = await readers(tx, [...calls.keys()], module, id)
  if (people.length === 0) return
  const about = { module, relevanceId: id, link: linkTo(entity, id), senderId: me, text: String(row.content) }
  const [record, who] = [await nameOf(tx, entity, id), await nameOfPerson(tx, me)]
  const notices = people.map(
    (userId): Notice => ({ userId, ...about, ...words[present(calls.get(userId))](who, record) }),
  )
  await notify(tx, notices)
}

const words: Readonly<Record<Call, (who: string, record: string) => Pick<Notice, 'kind' | 'title'>>> = {
  mention: (who, record) => ({ kind: '提到我', title: `${who}在${record}中提到了您` }),
  reply: (who, record) => ({ kind: '通知', title: `${who}在${record}中回复了您` }),
  comment: (who, record) => ({ kind: '通知', title: `${who}评论了${record}` }),
}

const newlyMentioned = (before: Values | null, row: Values): string[] => {
  const known = new Set(listIn<string>(before?.mentions))
  return listIn<string>(row.mentions).filter((id) => !known.has(id))
}

const authorOf = async (tx: Sql, parentId: unknown): Promise<string | null> => {
  if (!parentId) return null
  const [parent] = await tx.query<{ userId: string }>(
    `select user_id as "userId" from store.comment where id = $1 and type = '评论'`,
    [parentId],
  )
  return parent?.userId ?? null
}

const readers = async (tx: Sql, ids: readonly string[], module: string, id: string): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await tx.query<{ id: string }>(
    `select u.id from store."user" u where u.id = any ($1::uuid[]) and u.is_enable and app.may_read_as(u.id, $2, $3)`,
    [ids, module, id],
  )
  return rows.map((row) => row.id)
}

const nameOfPerson = async (tx: Sql, userId: string): Promise<string> => {
  const [person] = await tx.query<{ name: string }>('select name from store."user" where id = $1', [userId])
  return person?.name ?? ''
}

import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { documentUnread } from '../unread.notice.ts'
import { unreadKey } from './notices.ts'

/** What readers of one version see. */
const contentOf = ({ name, url, video, content, duty, minSeconds, needConfirm }: Values): Values => ({
  name,
  url,
  video,
  content,
  duty,
  minSeconds,
  needConfirm,
})

/** Refuses a version that has no readers or does not differ from the last one; raises the version number. */
export const documentPublish: Handler = async (scene) => {
  const { tx, row, before } = scene
  const [readers] = await tx.query('select from app.document_targets($1) limit 1', [row.id])
  if (!readers) throw invalid({ isAll: '请选择阅读范围' })
  if (Number(row.docVersion) > 0) {
    if (before?.status === '已发布' && (await isUnchanged(scene))) throw conflict('文档未变更')
  } else row.changeNote = scene.input.changeNote ?? null
  row.docVersion = Number(row.docVersion) + 1
  row.tzPublish = clock.now().toISOString()
}

const isUnchanged = async ({ tx, row }: Scene): Promise<boolean> => {
  const [last] = await tx.query<{ same: boolean }>(
    `select v.content = $3::jsonb as same from store.document_version v where v.document_id = $1 and v.doc_version = $2`,
    [row.id, row.docVersion, JSON.stringify(contentOf(row))],
  )
  return last?.same === true
}

/** The version as given out, a reading for every person it is for, and word to each. */
export const documentPublished: Handler = async ({ tx, row, writer }) => {
  const now = clock.now().toISOString()
  await tx.query(
    `insert into store.document_version (id, tz_create, tz_update, creator_id, document_id, doc_version, content, change_note, tz_publish)
     values (uuidv7(), $1, $1, $2, $3, $4, $5, $6, $1)`,
    [now, writer.actor.userId, row.id, row.docVersion, JSON.stringify(contentOf(row)), row.changeNote],
  )
  const { readers, dueDate } = await giveReadings(tx, String(row.id))
  await notify(
    tx,
    readers
      .filter(({ userId }) => userId !== writer.actor.userId)
      .map(({ userId, id }) => ({
        userId,
        code: documentUnread.code,
        dedupeKey: unreadKey(id, userId, today()),
        senderId: writer.actor.userId,
        kind: '通知' as const,
        title: `【新文档】${row.name} 第${row.docVersion}版，请于${dueDate}前阅读`,
        module: 'document',
        relevanceId: String(row.id),
        link: linkTo(writer.catalog.entity('document'), String(row.id)),
      })),
  )
}

interface Reading {
  readonly id: string
  readonly userId: string
}

/** Inserts readings of the version in force for readers without one; returns the inserted ones. */
export const giveReadings = async (
  tx: Sql,
  documentId: string,
): Promise<{ readers: readonly Reading[]; dueDate: string | undefined }> => {
  const rows = await tx.query<Reading & { dueDate: string }>(
    `insert into store.document_user (id, tz_create, tz_update, user_id, document_id, doc_version, is_direct, due_date)
     select uuidv7(), $2, $2, t.user_id, d.id, d.doc_version, t.is_direct,
       app.add_work_days(greatest((d.tz_publish at time zone 'Asia/Shanghai')::date, $3::date), d.due_days)
     from store.document d cross join lateral app.document_targets(d.id) t
     where d.id = $1 and d.status = '已发布'
     on conflict (document_id, doc_version, user_id) do nothing
     returning id::text, user_id as "userId", due_date::text as "dueDate"`,
    [documentId, clock.now().toISOString(), today()],
  )
  return { readers: rows, dueDate: rows[0]?.dueDate }
}

import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { conflict, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import type { beat } from '../beat.call.ts'
import { document } from '../document.entity.ts'
import type { open } from '../open.call.ts'
import type { read } from '../read.call.ts'

interface Reading {
  readonly id: string
  readonly docVersion: number
  readonly seconds: number
  readonly isRead: boolean
  readonly isEnd: boolean
  readonly content: { readonly minSeconds: number; readonly needConfirm: boolean }
}

/** What the reader sees of the version in force; the first time is noted. */
export const openDocument: CallHandler<typeof open> = (engine, { id }) =>
  reading(engine, String(id), async (tx, row, now) => {
    await tx.query(
      'update store.document_user set tz_open = $2, tz_update = $2, tz_beat = $2 where id = $1 and tz_open is null',
      [row.id, now],
    )
    const { docVersion, content, seconds, isRead } = row
    return { docVersion, content, seconds, isRead }
  })

/** Time passes once however many windows are open, and ten seconds at most between two signs of life. */
export const beatDocument: CallHandler<typeof beat> = (engine, { id, docVersion, isEnd }) =>
  reading(engine, String(id), async (tx, row, now) => {
    demandVersion(row, docVersion)
    const [told] = await tx.query<{ seconds: number }>(
      `update store.document_user set tz_beat = $2, tz_update = $2, is_end = is_end or $3,
         seconds = seconds + least(10, greatest(0, round(extract(epoch from $2::timestamptz - coalesce(tz_beat, tz_open, $2)))))::integer
       where id = $1 returning seconds`,
      [row.id, now, isEnd],
    )
    const isDone =
      !row.content.needConfirm && isThrough({ ...row, seconds: told?.seconds ?? 0, isEnd: row.isEnd || isEnd === true })
    if (isDone) await markRead(tx, engine, row, now)
    return { seconds: told?.seconds ?? row.seconds }
  })

/** Confirms; a second time changes nothing. */
export const readDocument: CallHandler<typeof read> = (engine, { id, docVersion }) =>
  reading(engine, String(id), async (tx, row, now) => {
    demandVersion(row, docVersion)
    if (!row.isRead && !isThrough(row)) throw new Refusal('VALIDATION', '请先阅读全文')
    return markRead(tx, engine, row, now)
  })

const isThrough = ({ seconds, isEnd, content }: Pick<Reading, 'seconds' | 'isEnd' | 'content'>): boolean =>
  seconds >= content.minSeconds && isEnd

const demandVersion = (row: Reading, docVersion: unknown): void => {
  if (row.docVersion !== docVersion) throw conflict('文档已更新，请阅读最新版本')
}

const markRead = async (
  tx: Sql,
  { writer }: Engine,
  row: Reading,
  now: string,
): Promise<{ isRead: boolean; tzConfirm: string }> => {
  const [read] = await tx.query<{ tzConfirm: string }>(
    `update store.document_user set is_read = true, tz_confirm = coalesce(tz_confirm, $2), tz_update = $2
     where id = $1 returning tz_confirm as "tzConfirm"`,
    [row.id, now],
  )
  await writer.services.tickLearning(tx, writer, [writer.actor.userId])
  return { isRead: true, tzConfirm: read?.tzConfirm ?? now }
}

/** My row of the version in force, locked; NOT_FOUND where there is none. */
const reading = <T>(engine: Engine, id: string, work: (tx: Sql, row: Reading, now: string) => Promise<T>): Promise<T> =>
  engine.write(document, async (tx) => {
    const [row] = await tx.query<Reading>(
      `select du.id, du.doc_version as "docVersion", du.seconds, du.is_read as "isRead", du.is_end as "isEnd", v.content
       from store.document d
         join store.document_user du on du.document_id = d.id and du.doc_version = d.doc_version and du.user_id = $2
         join store.document_version v on v.document_id = d.id and v.doc_version = d.doc_version
       where d.id = $1 and d.status = '已发布' for update of du`,
      [id, engine.writer.actor.userId],
    )
    if (!row) throw notFound()
    return work(tx, row, clock.now().toISOString())
  })

import { randomBytes } from 'node:crypto'
import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, instant } from '@chengban/engine/clock.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import { writeRecord } from '@chengban/engine/row/change-record.ts'
import { invalid, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import type { share } from '../file-share.call.ts'
import { fileShare } from '../file-share.entity.ts'
import type { revoke } from '../revoke.call.ts'

const dayMs = 86_400_000
const mostPerDay = 50

/** The file must be one the person may read; every record it hangs on tells that it was shared. */
export const shareFile: CallHandler<typeof share> = async (engine, { day: given, name, url }) => {
  const day = typeof given === 'number' ? String(given) : given
  if (typeof day !== 'string' || !['1', '3', '7'].includes(day)) throw invalid({ day: '请选择有效时间' })
  const [file] = await engine.read<{ id: string }>({
    text: 'select f.id from public.stored_file f where f.url = $1',
    params: [url],
  })
  if (!file) throw new Refusal('NOT_FOUND', '文件不存在')
  const { writer } = engine
  const { userId } = writer.actor
  const now = clock.now()
  const tzExpire = instant(new Date(now.getTime() + Number(day) * dayMs))
  const id = randomBytes(16).toString('hex')
  await engine.write(fileShare, async (tx) => {
    await lock(tx, 'fileShares', userId)
    const [today] = await tx.query<{ count: number }>(
      'select count(*)::integer as count from store.file_share where creator_id = $1 and tz_create > $2',
      [userId, new Date(now.getTime() - dayMs).toISOString()],
    )
    if (today && today.count >= mostPerDay) throw new Refusal('RATE_LIMITED', '操作过于频繁，请稍后再试')
    await tx.query(
      `insert into store.file_share (id, tz_create, tz_update, creator_id, day, name, url, file_id, tz_expire)
       values ($1, $2, $2, $3, $4, $5, $6, $7, $8)`,
      [id, now.toISOString(), userId, day, name, url, file.id, tzExpire],
    )
    const links = await tx.query<{ module: string; relevanceId: string }>(
      `select distinct module, relevance_id as "relevanceId" from store.file_link where file_id = $1 order by 1, 2`,
      [file.id],
    )
    for (const { module, relevanceId } of links)
      await writeRecord(tx, userId, writer.catalog.entity(module), relevanceId, {
        action: `分享文件【${String(name)}】${day}天`,
        changes: [],
      })
  })
  return { id, link: `/api/file-share-frame/${id}`, tzExpire }
}

/** Revokes a link, for its creator and for holders of file:manage. A repeated call changes nothing. */
export const revokeShare: CallHandler<typeof revoke> = async (engine, { id }) => {
  const [seen] = await engine.read({ text: 'select from public.file_share s where s.id = $1', params: [id] })
  if (!seen) throw notFound()
  await engine.write(fileShare, (tx) =>
    tx.query(
      'update store.file_share set tz_revoke = $2, tz_update = $2, version = version + 1 where id = $1 and tz_revoke is null',
      [id, clock.now().toISOString()],
    ),
  )
  return { status: '已撤销' }
}

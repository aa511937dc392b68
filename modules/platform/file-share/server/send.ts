import type { CallHandler } from '@chengban/engine/call.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { conflict, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { fileShare } from '../file-share.entity.ts'
import type { sendShare } from '../send.call.ts'

/**
 * Sends a valid link to people; anybody who can see the link may do so. Returns `ding`: whether it goes out by DingTalk
 * too.
 */
export const sendToPeople: CallHandler<typeof sendShare> = async (engine, { id, userIds }) => {
  const [share] = await engine.read<{ name: string; status: string; end: string }>({
    text: `select s.name, s.status, to_char(s.tz_expire at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as end
      from public.file_share s where s.id = $1`,
    params: [id],
  })
  if (!share) throw notFound()
  if (share.status !== '有效') throw conflict('分享链接已失效')
  const chosen = userIds.map(String).filter(isUuid)
  const senderId = engine.writer.actor.userId
  return engine.write(fileShare, async (tx) => {
    const people = await tx.query<{ id: string }>(
      'select u.id from store."user" u where u.is_enable and u.id = any ($1::uuid[]) order by u.id',
      [chosen],
    )
    if (people.length === 0) throw invalid({ userIds: '请选择接收人' })
    const said = {
      senderId,
      kind: '通知' as const,
      title: `【文件分享】${share.name}`,
      text: `链接有效至 ${share.end}`,
      link: `/api/file-share-frame/${String(id)}`,
      ding: true,
    }
    await notify(
      tx,
      people.map((person) => ({ userId: person.id, ...said })),
    )
    const [way] = await tx.query<{ ding: boolean }>('select app.ding_is_on() as ding')
    return { sent: people.length, ding: way?.ding === true }
  })
}

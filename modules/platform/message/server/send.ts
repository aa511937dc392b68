import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { message } from '../message.entity.ts'
import { isOwnLink } from '../own-link.ts'
import type { sendMessage } from '../send.call.ts'

export const sendToMany: CallHandler<typeof sendMessage> = (engine, input) => {
  const { title, text, link, ding, isAll } = input
  if (link && !isOwnLink(String(link))) throw invalid({ link: '链接须为站内地址' })
  const [people, roles, departments] = [input.userIds, input.roleIds, input.departmentIds].map(idsOf)
  return engine.write(message, async (tx) => {
    const receivers = await tx.query<{ id: string }>(receiversText, [
      ...[isAll === true, people, roles, departments, clock.now().toISOString()],
    ])
    if (receivers.length === 0) throw invalid({ userIds: '请选择接收人' })
    const senderId = engine.writer.actor.userId
    const notice = { senderId, kind: '通知' as const, title: String(title), text: String(text), ding: ding === true }
    await notify(
      tx,
      receivers.map(({ id }) => ({ userId: id, ...notice, ...(link ? { link: String(link) } : {}) })),
    )
    return { sent: receivers.length }
  })
}

const idsOf = (given: unknown): string[] => (Array.isArray(given) ? given.map(String).filter(isUuid) : [])

const receiversText = `
  with recursive below as (
    select d.id from store.department d where d.id = any ($4::uuid[])
    union select d.id from store.department d join below on d.parent_id = below.id)
  select u.id from store."user" u
  where u.is_enable and ($1 or u.id = any ($2::uuid[]) or u.department_id in (select id from below)
    or exists (select from store.user_role ur join store.role r on r.id = ur.role_id and r.is_enable
      where ur.user_id = u.id and ur.role_id = any ($3::uuid[])
        and ($5::timestamptz at time zone 'Asia/Shanghai')::date
          between coalesce(ur.tz_start, '-infinity') and coalesce(ur.tz_end, 'infinity')))
  order by u.id`

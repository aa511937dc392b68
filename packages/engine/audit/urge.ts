import { auditState } from '@chengban/kernel/entity.ts'
import { conflict, forbidden, Refusal } from '@chengban/kernel/refusal.ts'
import { clock } from '../clock.ts'
import { readState } from '../round/state.ts'
import { noticesTo } from '../round/tell.ts'
import type { Act, ActedBy } from '../row/act.ts'
import { linkTo, notify } from '../row/announce.ts'
import { openRecord, running } from './opened.ts'

const pauseMs = 4 * 3600_000

/** The initiator reminds those who have to decide, once in four hours. */
export const urge: Act<ActedBy<'urge'>> = async (tx, writer, entity, input) => {
  const { row } = await openRecord(tx, writer, entity, input)
  const { last } = await readState(tx, entity, input.id)
  const round = running(last)
  const me = writer.actor.userId
  if (round && round.initiatorId !== me) throw forbidden()
  if (!round) throw conflict('单据不在审批中')
  const now = clock.now()
  const isRecent = ({ tzUrge }: { tzUrge: string | null }): boolean =>
    tzUrge !== null && now.getTime() - new Date(tzUrge).getTime() < pauseMs
  if (round.tasks.some(isRecent)) throw new Refusal('RATE_LIMITED', '4小时内只能催办一次')
  const urged = await tx.query<{ userId: string; name: string }>(
    `update store.audit_task t set tz_urge = $2, tz_update = $2, urge_count = urge_count + 1, version = t.version + 1
     from store."user" u where t.round_id = $1 and t.status = '待处理' and u.id = t.user_id
     returning t.user_id as "userId", u.name`,
    [round.id, now.toISOString()],
  )
  const people = urged.map(({ userId }) => userId)
  const about = { senderId: me, module: entity.name, relevanceId: input.id, link: linkTo(entity, input.id) }
  const notices = noticesTo(people, entity, row, '催办', '【催办】{title}')
  await notify(
    tx,
    notices.map((notice) => ({ ...notice, ...about })),
  )
  return { status: auditState(entity, row), urged: urged.map(({ name }) => name) }
}

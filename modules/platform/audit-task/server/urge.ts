import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { linkTo, notify } from '@chengban/engine/write/announce.ts'
import { conflict, forbidden, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import { mayRead } from '../../comment/server/record.ts'

const pauseMs = 4 * 3600_000

interface Running {
  readonly id: string
  readonly title: string
  readonly initiatorId: string
}

interface Urged {
  readonly userId: string
  readonly name: string
}

export const urgeApprovers: CallHandler = (engine, input) => {
  const { actor, catalog } = engine.writer
  const [module, id] = [String(input.module), String(input.relevanceId)]
  const entity = catalog.all.get(module)
  if (!entity?.audit) throw notFound()
  return engine.write(entity, async (tx) => {
    if (!(await mayRead(tx, module, id))) throw notFound()
    const round = await lockRunning(tx, module, id)
    if (round && round.initiatorId !== actor.userId) throw forbidden()
    if (!round) throw conflict('单据不在审批中')
    const urged = await mark(tx, module, id, round)
    const about = { senderId: actor.userId, module, relevanceId: id, link: linkTo(entity, id) }
    const notices = urged.map(
      ({ userId }) => ({ userId, kind: '催办', title: `【催办】${round.title}`, ...about }) as const,
    )
    await notify(tx, notices)
    return { urged: urged.map(({ name }) => name) }
  })
}

/** The lock makes two requests at once count as two. */
const lockRunning = async (tx: Sql, module: string, id: string): Promise<Running | undefined> => {
  const [round] = await tx.query<Running>(
    `select r.id, r.title, r.initiator_id as "initiatorId" from store.audit_round r
     where r.module = $1 and r.relevance_id = $2 and r.status = '进行中' for update`,
    [module, id],
  )
  return round
}

const mark = async (tx: Sql, module: string, id: string, round: Running): Promise<Urged[]> => {
  const now = clock.now()
  const since = new Date(now.getTime() - pauseMs).toISOString()
  const recent = await tx.query(
    'select from store.audit_task where module = $1 and relevance_id = $2 and tz_urge > $3 limit 1',
    [module, id, since],
  )
  if (recent.length) throw new Refusal('RATE_LIMITED', '4小时内只能催办一次')
  return tx.query<Urged>(
    `update store.audit_task t set tz_urge = $2, tz_update = $2, urge_count = urge_count + 1, version = t.version + 1
     from store."user" u where t.round_id = $1 and t.status = '待处理' and u.id = t.user_id
     returning t.user_id as "userId", u.name`,
    [round.id, now.toISOString()],
  )
}

import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { invalid, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import type { remind } from '../message-remind.call.ts'
import { nameOf } from './record.ts'

const pauseMs = 4 * 3600_000

export const sendReminder: CallHandler<typeof remind> = (engine, input) => {
  const { actor, catalog } = engine.writer
  const [id, module, userId] = [String(input.id), String(input.type), String(input.submitterId)]
  return engine.write(catalog.entity('message'), async (tx) => {
    const entity = catalog.all.get(module)
    if (!entity || !(await mayRead(tx, module, id))) throw notFound()
    await demandReceiver(tx, { userId, module, id })
    await demandPause(tx, [actor.userId, userId, module, id])
    const title = `【提醒】${await nameOf(tx, entity, id)}：${String(input.message)}`
    const about = { module, relevanceId: id, link: linkTo(entity, id) }
    const left = { id: uuidv7(), userId, senderId: actor.userId, kind: '催办', title } as const
    await notify(tx, [{ ...left, text: String(input.message), ...about }])
    return { id: left.id }
  })
}

const demandReceiver = async (tx: Sql, { userId, module, id }: Record<'userId' | 'module' | 'id', string>) => {
  if (!isUuid(userId)) throw invalid({ submitterId: '接收人不存在' })
  const [receiver] = await tx.query<{ isEnable: boolean; may: boolean }>(
    `select u.is_enable as "isEnable", u.is_enable and app.may_read_as(u.id, $2, $3) as may
     from store."user" u where u.id = $1`,
    [userId, module, id],
  )
  if (!receiver) throw invalid({ submitterId: '接收人不存在' })
  if (!receiver.isEnable) throw invalid({ submitterId: '接收人已停用' })
  if (!receiver.may) throw invalid({ submitterId: '接收人无权查看该记录' })
}

type Key = readonly [senderId: string, userId: string, module: string, id: string]

/** The lock makes two requests at once count as two. */
const demandPause = async (tx: Sql, key: Key): Promise<void> => {
  await lock(tx, 'reminders', key.join(' '))
  const since = new Date(clock.now().getTime() - pauseMs).toISOString()
  const recent = await tx.query(`select from store.message m where ${same} and m.tz_create > $5 limit 1`, [
    ...key,
    since,
  ])
  if (recent.length) throw new Refusal('RATE_LIMITED', '4小时内只能催办一次')
}

const same = `m.sender_id = $1 and m.user_id = $2 and m.kind = '催办' and m.module = $3 and m.relevance_id = $4`

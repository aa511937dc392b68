import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { invalid, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import type { remind, remindTogether } from '../message-remind.call.ts'
import { nameOf, ownerOf } from './record.ts'

// Decision 146: Reminders sent together skip who was reminded already

const pauseMs = 4 * 3600_000

export const sendReminder: CallHandler<typeof remind> = (engine, { id, type, submitterId, message }) =>
  engine.write(engine.writer.catalog.entity('message'), async (tx) => {
    const entity = await readRecord(tx, engine.writer.catalog, { module: String(type), id: String(id) })
    return { id: await send(tx, engine.writer, entity, { id: String(id), userId: String(submitterId), message }) }
  })

/** Locks are taken in the order of the records, so that two senders never wait for each other. */
export const sendTogether: CallHandler<typeof remindTogether> = (engine, { rows, message }) =>
  engine.write(engine.writer.catalog.entity('message'), async (tx) => {
    const named = new Map(rows.map(({ id, type }) => [`${type} ${id}`, { id, module: type }]))
    const refused: Refused[] = []
    for (const { id, module } of [...named.keys()].sort().flatMap((key) => named.get(key) ?? [])) {
      const entity = await readRecord(tx, engine.writer.catalog, { module, id })
      const userId = await ownerOf(tx, entity, id)
      try {
        await send(tx, engine.writer, entity, { id, userId: String(userId), message })
      } catch (error) {
        if (!(error instanceof Refusal) || error.code === 'NOT_FOUND') throw error
        refused.push({ id, name: await personNamed(tx, userId), message: sentenceOf(error) })
      }
    }
    return { reminded: named.size - refused.length, refused }
  })

interface Refused {
  readonly id: string
  readonly name: string
  readonly message: string
}

interface Reminder {
  readonly id: string
  readonly userId: string
  readonly message: unknown
}

/** Reminds somebody of a record that the sender reads. Returns the id of the message. */
const send = async (tx: Sql, { actor }: Writer, entity: Entity, { id, userId, message }: Reminder): Promise<string> => {
  const module = entity.name
  await demandReceiver(tx, { userId, module, id })
  await demandPause(tx, [actor.userId, userId, module, id])
  const title = `【提醒】${await nameOf(tx, entity, id)}：${String(message)}`
  const about = { module, relevanceId: id, link: linkTo(entity, id) }
  const left = { id: uuidv7(), userId, senderId: actor.userId, kind: '催办', title } as const
  await notify(tx, [{ ...left, text: String(message), ...about }])
  return left.id
}

const readRecord = async (
  tx: Sql,
  catalog: Catalog,
  { module, id }: { module: string; id: string },
): Promise<Entity> => {
  const entity = catalog.all.get(module)
  if (!entity || !(await mayRead(tx, module, id))) throw notFound()
  return entity
}

const personNamed = async (tx: Sql, userId: string | null): Promise<string> => {
  const [found] = await tx.query<{ name: string }>('select u.name from public."user" u where u.id = $1', [userId])
  return found?.name ?? ''
}

const sentenceOf = ({ message, data }: Refusal): string => Object.values(data?.fields ?? {})[0] ?? message

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

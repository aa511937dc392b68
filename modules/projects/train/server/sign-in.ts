import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { tellRecord } from '@chengban/engine/row/change-record.ts'
import { linkFiles } from '@chengban/engine/row/file-links.ts'
import type { Values } from '@chengban/engine/row/scene.ts'
import { filled, signedContent } from '@chengban/engine/write/signed-content.ts'
import { signedEntry } from '@chengban/engine/write/signing.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { signIn } from '../sign-in.call.ts'
import { train } from '../train.entity.ts'
import { signInClosed } from './sign-in-time.ts'

interface TrainingRow {
  readonly name: string
  readonly tzStart: string
  readonly tzEnd: string
  readonly status: string
  readonly trainees: readonly Values[]
}

/** Signs in under the lock of the training. A person who has already signed in can change only their ratings. */
export const signInToTrain: CallHandler<typeof signIn> = async (engine, input, from) => {
  const id = String(input.id)
  if (!isUuid(id)) throw notFound()
  const drawn = input.signature ? await from.draw(engine, input.signature) : undefined
  return engine.write(train, async (tx) => {
    const held = await lockTrain(tx, id)
    const { name, department = null, phone, satisfaction = null, advice = null } = input
    const known = held.trainees.find((one) => one.phone === phone)
    const signed =
      drawn &&
      (await signedEntry(tx, engine.writer, drawn, { content: await contentOf(tx, engine, input), signerId: null }))
    if (!known && !signed) throw invalid({ signature: '请签名' })
    const line = {
      name,
      department,
      phone,
      signature: [signed],
      satisfaction,
      advice,
      tzSign: clock.now().toISOString(),
    }
    const trainees = known
      ? held.trainees.map((one) => (one === known ? { ...one, satisfaction, advice } : one))
      : [...held.trainees, line]
    await store(tx, id, trainees)
    const actor = engine.writer.actor.userId
    if (!known) await tellRecord(tx, actor, train, id, { action: `${String(name)}签到`, changes: [] })
    return { id, traineeCount: trainees.length }
  })
}

/** The training as it is read, and who says to have been there; not who else was. */
const contentOf = async (tx: Sql, { writer }: Engine, { id, name, phone, ...more }: Values): Promise<Values> => {
  const { trainees: _others, ...held } = await signedContent(tx, writer.catalog, train, String(id))
  const { department, satisfaction, advice } = more
  return { ...held, line: filled({ name, phone, department, satisfaction, advice }) }
}

/** Locks a training the caller may see and that people may sign in to now. */
const lockTrain = async (tx: Sql, id: string): Promise<TrainingRow> => {
  const seen = await tx.query('select from public.train where id = $1', [id])
  const [held] = await tx.query<TrainingRow>(
    `select name, tz_start as "tzStart", tz_end as "tzEnd", status, trainees from store.train where id = $1 for update`,
    [id],
  )
  if (!held || seen.length === 0) throw notFound()
  const closed = signInClosed(held)
  if (closed) throw invalid({ id: closed })
  return held
}

const store = async (tx: Sql, id: string, trainees: readonly Values[]): Promise<void> => {
  await tx.query('update store.train set trainees = $2::jsonb, version = version + 1, tz_update = $3 where id = $1', [
    id,
    JSON.stringify(trainees),
    clock.now().toISOString(),
  ])
  await linkFiles(tx, train, id, { trainees }, ['trainees'])
}

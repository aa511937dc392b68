import type { CallHandler } from '@chengban/engine/call.ts'
import { shownByLink } from '@chengban/engine/client-page/reading.ts'
import { today } from '@chengban/engine/clock.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { tellRecord } from '@chengban/engine/row/change-record.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { applyFor } from '../apply-for.entity.ts'
import type { signPage } from '../sign-page.call.ts'
import { contentHash } from './sign.ts'

/** Who comes by the link sees its one row; staff name it. */
export const readSignPage: CallHandler<typeof signPage> = async (engine, { id }) => {
  const isBearer = engine.writer.actor.token !== undefined
  if (!isBearer && !isUuid(String(id))) throw notFound()
  const which = isBearer ? { where: 'true', params: [] } : { where: 'v.id = $1', params: [id] }
  const [row] = await shownByLink(engine, applyFor, which)
  if (!row) throw notFound()
  if (isBearer) await tellOpened(engine, String(row.id))
  const shown = { ...row, contentHash: contentHash(row), signed: await signedBy(engine, String(row.id)) }
  return shown as AnswerOf<typeof signPage>
}

/** Who signed and when; nothing while nobody has. */
const signedBy = async (
  engine: Engine,
  id: string,
): Promise<{ readonly signer: string; readonly tzClose: string } | null> => {
  if (engine.writer.actor.token) return null
  const [row] = await engine.read<{ signer: string; tzClose: string }>({
    text: 'select v.signer, v.tz_close as "tzClose" from public.apply_for v where v.id = $1 and v.sign_hash is not null',
    params: [id],
  })
  return row ?? null
}

/** Once a day the record says that the client has it before them. */
const tellOpened = (engine: Engine, id: string): Promise<void> =>
  engine.write(applyFor, async (tx) => {
    await tx.query('select from store.apply_for where id = $1 for no key update', [id])
    const [told] = await tx.query(
      `select from store.comment c where c.module = 'applyFor' and c.relevance_id = $1 and c.changes ->> 'action' = '客户已打开'
         and (c.tz_create at time zone 'Asia/Shanghai')::date = $2::date limit 1`,
      [id, today()],
    )
    if (!told) await tellRecord(tx, '', applyFor, id, { action: '客户已打开', changes: [] })
  })

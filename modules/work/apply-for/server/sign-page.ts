import type { CallHandler } from '@chengban/engine/call.ts'
import { shownByLink } from '@chengban/engine/client-page/reading.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { applyFor } from '../apply-for.entity.ts'
import { contentHash } from './sign.ts'

/** Who comes by the link sees its one row; staff name it. */
export const readSignPage: CallHandler = async (engine, { id }) => {
  const isBearer = engine.writer.actor.token !== undefined
  if (!isBearer && !isUuid(String(id))) throw notFound()
  const which = isBearer ? { where: 'true', params: [] } : { where: 'v.id = $1', params: [id] }
  const [row] = await shownByLink(engine, applyFor, which)
  if (!row) throw notFound()
  return { projectName: row.projectName ?? null, clientName: null, nodes: [{ ...row, contentHash: contentHash(row) }] }
}

import type { CallHandler } from '@chengban/engine/call.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { move } from '@chengban/engine/write/move.ts'
import { shanghai } from '@chengban/kernel/kinds/date.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { clientLink } from '@chengban/modules/projects/project/server/client-link.ts'
import { applyFor } from '../apply-for.entity.ts'
import type { askSign } from '../ask-sign.call.ts'

export const sendSignLink: CallHandler<typeof askSign> = (engine, { id, version }, from) => {
  const { writer } = engine
  if (!isUuid(id)) throw notFound()
  return engine.write(applyFor, async (tx) => {
    await move(tx, writer, applyFor, 'askSign', { id, version })
    const row = await findOne({ tx, writer }, 'applyFor', id)
    if (!row) throw notFound()
    const link = await clientLink(tx, from, { page: 'applyForSign', token: row.signToken ?? '' })
    const { status, tzSignToken } = row
    return { id, status, version: row.version, link, tzSignToken: shanghai(tzSignToken ?? '') }
  })
}

import { randomBytes } from 'node:crypto'
import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { move } from '@chengban/engine/write/move.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { conflict, notFound } from '@chengban/kernel/refusal.ts'
import { dayAfter } from '@chengban/kernel/working-days.ts'
import { clientLink } from '@chengban/modules/projects/project/server/client-link.ts'
import { entry } from '../entry.entity.ts'
import type { materialLink } from '../material.call.ts'

/** Good until the first day is over. */
export const entryMaterialLink: Handler<'entry'> = ({ row }) => {
  if (!row.tzProbation || row.tzProbation < today()) throw conflict('入职日期已过，请先修改')
  row.materialToken = randomBytes(32).toString('base64url')
  row.tzMaterialToken = `${dayAfter(row.tzProbation, 1)}T00:00:00+08:00`
}

export const sendMaterialLink: CallHandler<typeof materialLink> = (engine, { id, version }, from) => {
  const { writer } = engine
  if (!isUuid(id)) throw notFound()
  return engine.write(entry, async (tx) => {
    await move(tx, writer, entry, 'materialLink', { id, version })
    const row = await findOne({ tx, writer }, 'entry', id)
    const link = await clientLink(tx, from, { page: 'welcome', token: row?.materialToken ?? '' })
    return { link, version: Number(row?.version) }
  })
}

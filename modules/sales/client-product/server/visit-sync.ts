import type { CallHandler } from '@chengban/engine/call.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { has } from '@chengban/kernel/has.ts'
import { isAmong } from '@chengban/kernel/is-among.ts'
import { conflict, forbidden, Refusal } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { clientVisit } from '../../client-visit/client-visit.entity.ts'
import { clientProduct } from '../client-product.entity.ts'
import { further } from '../product-state.ts'
import type { syncVisit } from '../sync-visit.call.ts'

type Visit = RowOf<'clientVisit'>
type Outcome = 'created' | 'updated' | 'skipped'

/** Updates the client product from the visit that demonstrated it; skips visits older than the last known one. */
export const seen = async (within: Within, visit: Visit): Promise<Outcome> => {
  const { clientId, productLibraryId, systemHas, demand } = visit
  if (!productLibraryId) return 'skipped'
  const told = { ...(systemHas ? { systemHas } : {}), ...(demand ? { demand } : {}), lastVisitId: visit.id }
  const known = await findOne(within, 'clientProduct', { clientId, productLibraryId })
  if (!known) {
    await addRow(within, 'clientProduct', { clientId, productLibraryId, state: '意向', ...told })
    return 'created'
  }
  const last = known.lastVisitId ? await findOne(within, 'clientVisit', known.lastVisitId) : undefined
  if (last && Date.parse(last.tzVisit) >= Date.parse(visit.tzVisit)) return 'skipped'
  await change(within, 'clientProduct', known.id, { ...told, state: further(known.state, '意向') })
  return 'updated'
}

export const syncVisits: CallHandler<typeof syncVisit> = async (engine, { clientVisitId, date1, date2 }) => {
  if (!clientVisitId && !(date1 && date2)) throw new Refusal('VALIDATION', '请选择拜访或日期')
  const { userId, entries } = engine.writer.actor
  const isKeeper = has(entries, 'client:manage')
  if (clientVisitId) await engine.detail(clientVisit, clientVisitId)
  else if (!isKeeper) throw forbidden()
  return engine.write(clientProduct, async (tx) => {
    const within = { tx, writer: engine.writer }
    const done = ['已拜访', '已补录'] as const
    const visits = clientVisitId
      ? await find(within, 'clientVisit', clientVisitId)
      : await find(
          within,
          'clientVisit',
          {
            status: done,
            productLibraryId: { not: null },
            tzVisit: { from: startOf(date1), before: startOf(addDays(date2 ?? '', 1)) },
          },
          { sort: ['tzVisit'] },
        )
    if (!isKeeper && visits.some(({ creatorId }) => creatorId !== userId)) throw forbidden()
    if (visits.some(({ status }) => !isAmong(done, status))) throw conflict('拜访未完成')
    const counts = { created: 0, updated: 0, skipped: 0 }
    for (const visit of visits) counts[await seen(within, visit)] += 1
    return counts
  })
}

const startOf = (day: string | null | undefined): string => `${day} 00:00:00+08:00`

import type { Handler, Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { dateOf } from '@chengban/kernel/days.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { openStages } from '../../business-opportunity/open-stages.ts'

type Visit = RowOf<'clientVisit'>

/** The sale a visit names, else all open ones of the client in which the visitor sells or helps. */
export const salesOf = async (within: Within, visit: Visit): Promise<readonly string[]> => {
  if (visit.businessOpportunityId) return [visit.businessOpportunityId]
  const open = await find(within, 'businessOpportunity', {
    clientId: visit.clientId,
    schedule: openStages,
    isUse: true,
    status: { not: ['驳回', '已作废'] },
  })
  return open
    .filter(({ salesPersonnel, helperId }) => [salesPersonnel, helperId].includes(visit.creatorId ?? ''))
    .map(({ id }) => id)
}

export interface Synced {
  readonly created: number
  readonly skipped: number
}

/** Adds one diary entry per visit and sale, unless it exists already. */
export const logged = async (within: Within, visit: Visit, sales: readonly string[]): Promise<Synced> => {
  let created = 0
  for (const businessOpportunityId of [...sales].sort()) {
    const at = { businessOpportunityId, clientVisitId: visit.id }
    if (await findOne(within, 'businessLog', at)) continue
    const dtNext = visit.tzNext ? dateOf(visit.tzNext) : null
    await addRow(within, 'businessLog', {
      ...at,
      kind: '拜访',
      content: visit.content ?? '',
      tzLog: visit.tzVisit,
      clientContactIds: visit.clientContactIds,
      place: visit.place,
      dtNext,
    })
    if (dtNext) await change(within, 'businessOpportunity', businessOpportunityId, { dtNext })
    created += 1
  }
  return { created, skipped: sales.length - created }
}

/** Only sales of the client that was visited. */
export const clientVisitLog: Handler<'clientVisit', 'syncLog'> = async (scene) => {
  const { row, asked } = scene
  const named = await find(scene, 'businessOpportunity', asked.businessOpportunityIds ?? [])
  if (named.some(({ clientId }) => clientId !== row.clientId))
    throw invalid({ businessOpportunityIds: '商机不属于该客户' })
}

export const clientVisitLogged: Handler<'clientVisit', 'syncLog'> = async (scene) => {
  const { row, asked } = scene
  const named = asked.businessOpportunityIds ?? []
  return { ...(await logged(scene, row, named.length ? named : await salesOf(scene, row))) }
}

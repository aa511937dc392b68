import { today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import type { Place } from '@chengban/kernel/kinds/json.ts'
import { logged, salesOf } from '../../business-log/server/visit-sync.ts'
import { demandSameClient } from '../../client/server/same-client.ts'
import { seen } from '../../client-product/server/visit-sync.ts'
import { metresBetween } from '../distance.ts'

/** Returns the distance in metres between visitor and client; null if one of the places is unknown. */
export const clientVisitDistance = async ({ tx, row }: Scene<'clientVisit'>): Promise<number | null> => {
  if (!row.place) return null
  const [client] = await tx.query<{ place: Place | null }>('select place from store.client where id = $1', [
    row.clientId,
  ])
  return client?.place ? metresBetween(row.place, client.place) : null
}

/** The sale and the people it names are of the client that is visited. */
export const clientVisitCheck: Handler<'clientVisit'> = ({ tx, row }) => demandSameClient(tx, row)

export const clientVisitArrive: Handler<'clientVisit'> = async (scene) => {
  await demandSameClient(scene.tx, scene.row)
  scene.row.distance = await clientVisitDistance(scene)
}

/** Adds a visit to the diaries of the client's sales and to the product demonstrated; plans the next visit. */
export const clientVisitDone: Handler<'clientVisit'> = async (scene) => {
  const { row } = scene
  await logged(scene, row, await salesOf(scene, row))
  await seen(scene, row)
  if (!row.tzNext) return
  await change(scene, 'client', row.clientId, { tzNextContact: row.tzNext })
  await addRow(scene, 'clientVisit', {
    clientId: row.clientId,
    businessOpportunityId: row.businessOpportunityId,
    tzVisit: row.tzNext,
  })
}

/** Creates a draft requirement from the client's wishes; the caller reviews and submits it. */
export const clientVisitToApplyFor: Handler<'clientVisit'> = async (scene) => {
  const { tx, row, writer } = scene
  const demand = String(row.demand)
  const [due] = await tx.query<{ date: string }>('select app.work_day_after($1::date, 10)::text as date', [today()])
  row.applyForId = await addRow(scene, 'applyFor', {
    clientId: row.clientId,
    name: [...demand].slice(0, 50).join(''),
    describe: demand,
    type: '新增需求',
    date: due?.date,
    needSign: true,
    closerId: writer.actor.userId,
  })
}

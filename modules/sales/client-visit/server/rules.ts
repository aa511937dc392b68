import { addRow } from '@chengban/engine/write/add-row.ts'
import type { Handler, Scene } from '@chengban/engine/write/scene.ts'
import type { Place } from '@chengban/kernel/kinds/json.ts'
import { metresBetween } from '../distance.ts'

/** How far from the client the visitor stood; null where one of the places is not known. */
export const distanceOf: Handler = async ({ tx, row }) => {
  if (!row.place) return null
  const [client] = await tx.query<{ place: Place | null }>('select place from store.client where id = $1', [
    row.clientId,
  ])
  return client?.place ? metresBetween(row.place as Place, client.place) : null
}

export const arrive: Handler = async (scene) => {
  scene.row.distance = await distanceOf(scene)
}

/** The next visit is planned, and the client knows of it. */
export const visited: Handler = async (scene) => {
  const { tx, row } = scene
  if (!row.tzNext) return
  await tx.query('update store.client set tz_next_contact = $2, version = version + 1 where id = $1', [
    row.clientId,
    row.tzNext,
  ])
  await plan(scene)
}

const plan = (scene: Scene): Promise<string> => {
  const { clientId, businessOpportunityId, tzNext } = scene.row
  return addRow(scene, 'clientVisit', { clientId, businessOpportunityId, tzVisit: tzNext })
}

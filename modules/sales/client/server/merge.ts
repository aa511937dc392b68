import { clock } from '@chengban/engine/clock.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { repoint } from '@chengban/engine/write/repoint.ts'
import { writable } from '@chengban/kernel/entity.ts'
import { conflict, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { further, type ProductState } from '../../client-product/product-state.ts'
import { normalName } from '../normal-name.ts'

/** Locks contracts, then invoice titles, then clients including the kept one, each in order of id. */
export const clientMerging: Handler<'client'> = async ({ tx, row, input }) => {
  const { dropIds } = input as { readonly dropIds?: unknown }
  const ids = (Array.isArray(dropIds) ? dropIds : []).filter((id) => typeof id === 'string' && isUuid(id))
  for (const table of ['contract', 'invoicing_config'])
    await tx.query(`select from store.${table} where client_id = any ($1::uuid[]) order by id for no key update`, [ids])
  await tx.query('select from store.client where id = any ($1::uuid[]) order by id for no key update', [
    [...ids, row.id],
  ])
}

/** What the kept client says from now on; the others are out of use, and say where they went. */
export const clientMerge: Handler<'client', 'merge'> = async (scene) => {
  const { row, asked } = scene
  if (asked.dropIds.includes(row.id)) throw new Refusal('VALIDATION', '不能与自身合并')
  await refusePending(scene)
  const dropped = await find(scene, 'client', asked.dropIds)
  if (dropped.some(({ mergedIntoId }) => mergedIntoId)) throw conflict('客户已被合并，请刷新')
  const chosen = chosenOf(scene, [row, ...dropped])
  for (const one of dropped) {
    await change(scene, 'client', one.id, { isUse: false, mergedIntoId: row.id })
    await endTerm(scene, one.id)
  }
  const name = String(chosen.name ?? row.name)
  const known = [row, ...dropped].flatMap((one) => [one.name, ...(one.alias ?? [])])
  const alias = [...new Set(known)].filter((one) => one !== name)
  await change(scene, 'client', row.id, { ...chosen, alias, normalName: normalName(name) })
}

/** Nothing of the clients may be in the hands of approvers, whose papers name them. */
const refusePending = async ({ tx, row, asked }: Scene<'client', 'merge'>): Promise<void> => {
  const waits = `(t.status like '待%' or t.status = '变更中')`
  const [pending] = await tx.query(
    `select from store.client t where t.id = any ($1) and ${waits}
     union all select from store.contract t where t.client_id = any ($2) and ${waits}
     union all select from store.business_opportunity t where t.client_id = any ($2) and ${waits}
     union all select from store.invoicing_config t where t.client_id = any ($2) and ${waits}
     union all select from store.gift_give t where t.client_id = any ($2) and ${waits} limit 1`,
    [[row.id, ...asked.dropIds], asked.dropIds],
  )
  if (pending) throw conflict('客户有审核中的单据，不能合并')
}

/** Values that one of the clients gives, by the names of the form. */
const chosenOf = ({ entity, asked }: Scene<'client', 'merge'>, clients: readonly { readonly id: string }[]): Values => {
  const open = new Set(writable(entity))
  const values: Values = {}
  for (const [name, id] of Object.entries((asked.choose ?? {}) as Values)) {
    const from: Values | undefined = clients.find((one) => one.id === id)
    if (!open.has(name) || !from) throw invalid({ choose: `不能选择${entity.fields[name]?.label ?? name}` })
    values[name] = from[name]
  }
  return values
}

const endTerm = async (scene: Scene<'client', 'merge'>, clientId: string): Promise<void> => {
  const running = await findOne(scene, 'clientOwner', { clientId, tzEnd: null })
  if (running) await moveBySystem(scene, 'clientOwner', 'end', running.id)
  const now = clock.now().toISOString()
  await addRow(scene, 'clientOwner', { clientId, kind: '合并', reason: scene.opinion, tzStart: now, tzEnd: now })
}

/** Rows of the others are rows of this one; how they were owned stays with them. */
export const clientMerged: Handler<'client', 'merge'> = async (scene) => {
  const { row, asked } = scene
  const moved = await repoint(scene, 'client', asked.dropIds, row.id, {
    except: ['clientOwner.clientId'],
    joins: {
      clientProduct: (comes, stays) =>
        change(scene, 'clientProduct', String(stays.id), {
          state: further(stays.state as ProductState, comes.state as ProductState),
        }),
    },
  })
  return Object.fromEntries(moved)
}

import { notify } from '@chengban/engine/row/announce.ts'
import { type Handler, quietly, type Scene } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { openStages } from '../../business-opportunity/open-stages.ts'

const running = ['未生效', '待签署', '已签署', '履行中'] as const

/**
 * Locks contracts before clients, for all clients of the call together, so that concurrent calls lock in the same
 * order.
 */
export const clientAssigning: Handler<'client'> = async ({ tx, input, together = [] }) => {
  if ((input as { readonly withChildren?: unknown }).withChildren !== true) return
  await tx.query(
    'select from store.contract where client_id = any ($1::uuid[]) and stage = any ($2) order by id for no key update',
    [together, running],
  )
}

export const clientAssign: Handler<'client', 'assign'> = async (scene) => {
  const { row, asked } = scene
  const gone = async (id: string | null): Promise<boolean> =>
    id !== null && (await find(scene, 'user', { id, isEnable: true })).length === 0
  if (await gone(asked.userId)) throw invalid({ userId: '用户已停用' })
  if (await gone(row.helperId)) throw invalid({ helperId: '用户已停用' })
}

/** Moves the former owner's open work along if requested; notifies both owners once for all clients of the call. */
export const clientAssigned: Handler<'client', 'assign'> = async (scene) => {
  const { asked, before, row, together = [] } = scene
  const moved = asked.withChildren && before?.userId && before.userId !== row.userId ? await children(scene) : {}
  if (row.id === together.at(-1)) await tell(scene)
  return moved
}

const children = async (scene: Scene<'client', 'assign'>): Promise<{ opportunities: number; contracts: number }> => {
  const { row, before, asked, opinion } = scene
  const [from, userId] = [String(before?.userId), asked.userId]
  const contracts = await find(scene, 'contract', {
    clientId: row.id,
    initiator: from,
    stage: running,
    status: { not: '已作废' },
  })
  for (const { id } of contracts)
    await moveBySystem(quietly(scene), 'contract', 'handOver', id, { userId, opinion: opinion ?? '' })
  const open = { clientId: row.id, schedule: openStages, isUse: true }
  const sales = await find(scene, 'businessOpportunity', open)
  const opportunities = await change(
    scene,
    'businessOpportunity',
    { ...open, salesPersonnel: from },
    { salesPersonnel: userId },
  )
  await change(
    scene,
    'businessTask',
    { businessOpportunityId: sales.map(({ id }) => id), userId: from, status: ['未开始', '进行中'] },
    { userId },
  )
  await change(scene, 'clientVisit', { clientId: row.id, creatorId: from, status: '计划' }, { creatorId: userId })
  return { opportunities: opportunities.length, contracts: contracts.length }
}

interface Given {
  readonly name: string
  readonly from: string | null
}

const tell = async ({ tx, writer, row, before, asked, together = [] }: Scene<'client', 'assign'>): Promise<void> => {
  const given = await tx.query<Given>(
    `select c.name, case when c.id = $2 then $3::uuid else (
       select o.user_id from store.client_owner o where o.client_id = c.id and o.tz_end is not null
       order by o.tz_end desc, o.id desc limit 1) end as "from"
     from store.client c where c.id = any ($1::uuid[]) order by c.name`,
    [together, row.id, before?.userId ?? null],
  )
  const [to] = await tx.query<{ name: string }>('select name from store."user" where id = $1', [asked.userId])
  const namesOf = (owner: string | null): string[] =>
    given.flatMap(({ name, from }) => (owner === null || from === owner ? name : []))
  const former = [...new Set(given.flatMap(({ from }) => from ?? []))].filter((id) => id !== asked.userId)
  const word = (userId: string, names: readonly string[], title: string) => ({
    userId,
    senderId: writer.actor.userId || null,
    kind: '通知' as const,
    title: `【客户】${names.length}个客户${title}`,
    text: names.join('、'),
  })
  const told = [
    word(asked.userId, namesOf(null), '已分配给您'),
    ...former.map((id) => word(id, namesOf(id), `已移交给${to?.name ?? ''}`)),
  ]
  await notify(
    tx,
    told.filter(({ userId }) => userId !== writer.actor.userId),
  )
}

import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { demandDraft } from '../../server/draft.ts'
import { demandRunning, isRaisedOnSite } from '../../server/raised.ts'
import { demandWbs } from '../../server/wbs.ts'

/** What its project says of it, and who looks at it where nobody was named. */
export const checkRequest: Handler<'applyFor'> = async ({ tx, before, row, writer }) => {
  await demandWbs(tx, row)
  if (row.projectId && row.projectId !== before?.projectId)
    await demandRunning(tx, row.projectId, '项目已结束，不能提出需求')
  if (row.projectId) Object.assign(row, await ofProject(tx, row))
  row.needSign ??= row.clientId !== null && row.clientId !== undefined
  row.closerId ??= row.creatorId
  if (!before) row.impApply = await isRaisedOnSite(tx, writer.actor.userId, row.temporaryId)
}

const ofProject = async (tx: Sql, row: Values): Promise<Values> => {
  const [project] = await tx.query<{
    projectName: string
    clientId: string | null
    first: string | null
    last: string | null
  }>(
    `select p.name as "projectName", p.client_id as "clientId", (
         select u.id from (values (p.imp_principal_id, 1), (p.principal_id, 2)) u (id, n)
         where u.id <> $2 and u.id in (select h.id from app.holders_of('applyFor:audit1', app.now()) h (id)) order by u.n limit 1
       ) as first, (
         select u.id from (values (p.dev_principal_id)) u (id)
         where u.id <> $2 and u.id in (select h.id from app.holders_of('applyFor:audit2', app.now()) h (id))
       ) as last
     from store.project p where p.id = $1`,
    [row.projectId, row.creatorId],
  )
  if (!project) return {}
  const { projectName, clientId, first, last } = project
  return { projectName, clientId, audit1: row.audit1 ?? first, audit2: row.audit2 ?? last }
}

export const removingRequest: Handler<'applyFor'> = ({ row }) => demandDraft(row.status)

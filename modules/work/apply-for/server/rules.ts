import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { demandDraft } from '../../server/draft.ts'
import { demandRunning, isRaisedOnSite, sheetOf } from '../../server/raised.ts'
import { demandWbs } from '../../server/wbs.ts'

/** Takes name and client from its project, and refuses a project that has ended. */
export const checkRequest: Handler<'applyFor'> = async ({ tx, before, row, writer }) => {
  await demandWbs(tx, row)
  if (row.projectId && row.projectId !== before?.projectId)
    await demandRunning(tx, row.projectId, '项目已结束，不能提出需求')
  if (row.projectId) Object.assign(row, await ofProject(tx, row))
  row.needSign ??= row.clientId !== null && row.clientId !== undefined
  row.closerId ??= row.creatorId
  if (before) return
  row.impApply = await isRaisedOnSite(tx, writer.actor.userId, row.temporaryId)
  row.projectProgressId ??= await sheetOf(tx, row.projectId, row.temporaryId)
}

const ofProject = async (tx: Sql, row: Values): Promise<Values> => {
  const [project] = await tx.query<{ projectName: string; clientId: string | null }>(
    'select p.name as "projectName", p.client_id as "clientId" from store.project p where p.id = $1',
    [row.projectId],
  )
  return project ? { ...project } : {}
}

export const removingRequest: Handler<'applyFor'> = ({ row }) => demandDraft(row.status)

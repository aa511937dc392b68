import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { has } from '@chengban/kernel/has.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { demandRunning, isRaisedOnSite, sheetOf } from '../../server/raised.ts'
import { demandWbs } from '../../server/wbs.ts'

/** Takes name and client from its project, and refuses a project that has ended. */
export const applyForCheck: Handler<'applyFor'> = async (scene) => {
  const { tx, before, row, writer } = scene
  await demandWbs(tx, row)
  refuseCharge(scene)
  if (row.projectId && row.projectId !== before?.projectId)
    await demandRunning(tx, row.projectId, '项目已结束，不能提出需求')
  if (row.projectId) Object.assign(row, await ofProject(tx, row))
  row.needSign ??= row.clientId !== null && row.clientId !== undefined
  row.closerId ??= row.creatorId
  if (before) return
  row.impApply = await isRaisedOnSite(tx, writer.actor.userId, row.temporaryId)
  row.projectProgressId ??= await sheetOf(tx, row.projectId, row.temporaryId)
}

/** What it costs is said by who decides, or manages requirements: who wants it could neither read nor correct it. */
const refuseCharge = ({ before, row, writer }: Scene<'applyFor'>): void => {
  // who decides says it while it waits; afterwards a change of it is decided on again
  const isDraft = !before || ['草稿', '驳回', '已撤回'].includes(String(before.auditStatus))
  if (writer.isSystem || !isDraft || has(writer.actor.entries, 'applyFor:manage')) return
  const isMoved = row.chargeMode !== (before?.chargeMode ?? '免费')
  const isPriced = String(row.quotation ?? '') !== String(before?.quotation ?? '')
  if (!(isMoved || isPriced)) return
  throw invalid({ [isMoved ? 'chargeMode' : 'quotation']: '该字段不可修改' })
}

const ofProject = async (tx: Sql, row: Values): Promise<Values> => {
  const [project] = await tx.query<{ projectName: string; clientId: string | null }>(
    'select p.name as "projectName", p.client_id as "clientId" from store.project p where p.id = $1',
    [row.projectId],
  )
  return project ? { ...project } : {}
}

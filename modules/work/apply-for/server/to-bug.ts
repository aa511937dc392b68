import { clock } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'

/**
 * Turns a requirement into a submitted bug in its creator's name, and ends the requirement's approval without a
 * decision.
 */
export const applyForToBug: Handler<'applyFor'> = async (scene) => {
  const { tx, row } = scene
  const writer = { ...scene.writer, actor: { ...scene.writer.actor, userId: String(row.creatorId) } }
  row.bugId = await addRow({ ...scene, writer }, 'bug', {
    name: row.name,
    step: row.describe,
    file: row.file,
    projectId: row.projectId ?? undefined,
    module: row.module,
    projectProgressId: row.projectProgressId,
    temporaryId: row.temporaryId,
    source: '客户反馈',
    testerId: row.creatorId,
    clientUser: row.user,
    applyForId: row.id,
    impApply: row.impApply,
  })
  await moveBySystem({ tx, writer }, 'bug', 'submit', String(row.bugId))
  await endAudit(scene)
}

const endAudit = async ({ tx, row }: Parameters<Handler>[0]): Promise<void> => {
  const now = clock.now().toISOString()
  await tx.query(
    `update store.audit_task set status = '已取消', reason = '已转缺陷', tz_act = $2, version = version + 1
     where module = 'applyFor' and relevance_id = $1 and status = '待处理'`,
    [row.id, now],
  )
  await tx.query(
    `update store.audit_round set status = '已撤回', tz_end = $2, version = version + 1
     where module = 'applyFor' and relevance_id = $1 and status = '进行中'`,
    [row.id, now],
  )
  if (['待一级审核', '待二级审核'].includes(String(row.auditStatus))) row.auditStatus = '已撤回'
}

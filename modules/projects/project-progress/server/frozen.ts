import { createHash } from 'node:crypto'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { conflict } from '@chengban/kernel/refusal.ts'

type Report = NonNullable<Scene<'projectProgress'>['row']['report']>
type FrozenFile = Report['files'][number]
type Problem = Report['problems'][number]

/**
 * Stores the text the client will read and its digest. The keys have a fixed order at every level, so that the digest
 * is reproducible.
 */
export const freeze = async (scene: Scene<'projectProgress'>): Promise<void> => {
  const { row } = scene
  const { content, nextPlan, percent } = row
  const [files, hours, problems] = [await filesOf(scene), await hoursOf(scene), await problemsOf(scene)]
  row.report = { content, files, hours, nextPlan: nextPlan ?? null, percent: percent ?? null, problems }
  row.contentHash = createHash('sha256').update(JSON.stringify(row.report)).digest('hex')
}

/** Documents of the stage that have passed, in the round that runs. */
const filesOf = ({ tx, row }: Scene<'projectProgress'>): Promise<FrozenFile[]> =>
  tx.query<FrozenFile>(
    `select l.file_hash as "fileHash", l.id as "impNodeLogId", l.name, l.file -> 0 ->> 'url' as url
     from store.imp_node_log l
     where l.project_id = $1 and l.node = $2 and l.status = '通过' and l.round = coalesce(
       (select max(s.round) from store.implementary_progress s where s.project_id = $1 and s.node = $2), 1)
     order by l.sort, l.id`,
    [row.projectId, row.node],
  )

const hoursOf = async ({ tx, row }: Scene<'projectProgress'>): Promise<string | null> => {
  const [worked] = await tx.query<{ hours: string | null }>(
    `select sum(h.hours)::numeric(12, 1)::text as hours from store.wbs_hour h
       join store.wbs_task t on t.id = h.wbs_task_id where t.project_id = $1`,
    [row.projectId],
  )
  return worked?.hours ?? null
}

/** Returns the bugs and requirements raised on the sheet. */
const problemsOf = ({ tx, row }: Scene<'projectProgress'>): Promise<Problem[]> =>
  tx.query<Problem>(
    `select p."endTime", p.id, p.kind, p.name, p.priority, p.status from (
       select end_time as "endTime", id, 'bug' as kind, name, priority, status, project_progress_id from store.bug
       union all
       select end_time, id, 'applyFor', name, priority, status, project_progress_id from store.apply_for) p
     where p.project_progress_id = $1 order by p.id`,
    [row.id],
  )

/** Documents they have read with the sheet are signed with it; one that is another by now was not read. */
export const projectProgressSignedWith: Handler<'projectProgress'> = async (scene) => {
  const { tx, row } = scene
  const files = (row.report?.files ?? []).toSorted((a, b) => (a.impNodeLogId < b.impNodeLogId ? -1 : 1))
  for (const { impNodeLogId: id, fileHash } of files) {
    const [now] = await tx.query<{ hash: string | null; waits: boolean }>(
      `select file_hash as hash, need_sign and status = '通过' as waits from store.imp_node_log where id = $1 for update`,
      [id],
    )
    if (now?.hash !== fileHash) throw conflict('单据已变更，请刷新')
    if (!now.waits) continue
    const { signer, tzSign } = row
    await moveBySystem(scene, 'impNodeLog', 'sign', id, { projectProgressId: row.id, signer, tzSign })
  }
}

import { createHash } from 'node:crypto'
import type { Handler } from '@chengban/engine/row/scene.ts'
import type { Signed } from '@chengban/kernel/kinds/file.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { checkKinds } from '../../imp-document/server/kinds.ts'
import { demandOpen } from '../../project/server/project-rules.ts'

/** A document by hand is one of the running stage and its round. */
export const impNodeLogCheck: Handler<'impNodeLog'> = async ({ tx, writer, before, row }) => {
  await demandOpen(tx, row.projectId)
  if (before || writer.isSystem) return
  const [stage] = await tx.query<{ round: number }>(
    `select round from store.implementary_progress
     where project_id = $1 and node = $2 and status in ('进行中', '待确认')`,
    [row.projectId, row.node],
  )
  if (!stage) throw invalid({ node: '该阶段未开始或已完成' })
  row.round = stage.round
}

/** Stores one digest over the uploaded files: the hash of their hashes in order. */
export const impNodeLogUploading: Handler<'impNodeLog'> = async (scene) => {
  await checkKinds(scene)
  const { tx, row } = scene
  const urls = row.file.map(({ url }) => url)
  const files = await tx.query<{ sha256: string }>(
    `select f.sha256 from unnest($1::text[]) with ordinality u (url, n) join store.stored_file f on f.url = u.url
     order by u.n`,
    [urls],
  )
  row.fileHash = createHash('sha256')
    .update(files.map(({ sha256 }) => sha256).join(''))
    .digest('hex')
}

/** It bears the signature of the sheet it was read with. */
export const impNodeLogSigning: Handler<'impNodeLog'> = async ({ tx, row }) => {
  const [sheet] = await tx.query<{ signature: readonly Signed[] }>(
    'select signature from store.project_progress where id = $1',
    [row.projectProgressId],
  )
  row.signature = sheet?.signature ?? []
}

import type { Handler } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { demandOpen } from '../../project/server/project-rules.ts'

/** Records the project's current stage on a client training. */
export const trainCheck: Handler<'train'> = async ({ tx, before, row }) => {
  if (!row.projectId) return
  await demandOpen(tx, row.projectId)
  if (before || row.type !== '客户培训') return
  const [project] = await tx.query<{ node: number }>('select imp_node as node from store.project where id = $1', [
    row.projectId,
  ])
  row.node = project?.node ?? null
}

/** Documents of the stage that a training brings along. */
type Bring = 'plan' | 'manual' | 'courseware' | 'signFile' | 'photo' | 'video'
const brought: Readonly<Record<string, readonly Bring[]>> = {
  培训计划: ['plan'],
  操作手册: ['manual'],
  培训课件: ['courseware'],
  签到表: ['signFile'],
  现场照片或视频: ['photo', 'video'],
}

/** Fills the open documents of the running round with the files shown and signed in the training. */
export const trainPassed: Handler<'train'> = async (scene) => {
  const { tx, row } = scene
  if (row.type !== '客户培训') return
  const open = await tx.query<{ id: string; name: string }>(
    `select l.id, l.name from store.imp_node_log l join store.project p on p.id = l.project_id and p.imp_node = 3
       join store.implementary_progress s on s.project_id = p.id and s.node = 3 and s.round = l.round
     where l.project_id = $1 and l.node = 3 and l.status in ('未上传', '退回') order by l.id`,
    [row.projectId],
  )
  for (const { id, name } of open) {
    const file = (brought[name] ?? []).flatMap((from) => row[from])
    if (file.length) await moveBySystem(scene, 'impNodeLog', 'takeTrain', id, { file, trainId: row.id })
  }
}

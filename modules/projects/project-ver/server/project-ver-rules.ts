import { watchedOf } from '@chengban/engine/client-page/film.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { digestOf } from '../../imp-record/server/imp-record-rules.ts'
import { demandOpen } from '../../project/server/project-rules.ts'

/**
 * Refuses a version that is neither released nor a temporary version made for this project, and defects or requirements
 * of another project.
 */
export const projectVerCheck: Handler<'projectVer'> = async ({ tx, before, row }) => {
  await demandOpen(tx, row.projectId)
  await demandOwn(tx, row)
  if (before) return
  const found = await tx.query(
    `select from store.product_library_version
     where id = $1 and (stage = '已发布' or (type = '临时版本' and project_id = $2))`,
    [row.productLibraryVersionId, row.projectId],
  )
  if (found.length === 0) throw invalid({ productLibraryVersionId: '该版本未发布' })
}

const demandOwn = async (tx: Sql, { projectId, bugIds, applyForIds }: RowOf<'projectVer'>): Promise<void> => {
  const [foreign] = await tx.query<Readonly<Record<'bug' | 'request', boolean>>>(
    `select exists (select from store.bug where id = any ($2::uuid[]) and project_id <> $1) as bug,
       exists (select from store.apply_for where id = any ($3::uuid[]) and project_id <> $1) as request`,
    [projectId, bugIds ?? [], applyForIds ?? []],
  )
  const errors = {
    ...(foreign?.bug ? { bugIds: '缺陷不属于该项目' } : {}),
    ...(foreign?.request ? { applyForIds: '需求不属于该项目' } : {}),
  }
  if (Object.keys(errors).length) throw invalid(errors)
}

/** Requires a reason for delivering a version lower than the one the project runs. */
export const projectVerSubmitting: Handler<'projectVer'> = async ({ tx, row, opinion }) => {
  if (opinion) return
  const lower = await tx.query(
    `select from store.project p join store.product_library_version was on was.id = p.product_library_version_id
       join store.product_library_version v on v.id = $2 and v.product_library_id = was.product_library_id
     where p.id = $1 and v.order_no < was.order_no`,
    [row.projectId, row.productLibraryVersionId],
  )
  if (lower.length) throw invalid({ opinion: '请说明降级原因' })
}

export const projectVerDelivering: Handler<'projectVer'> = ({ row }) => {
  row.contentHash = deliveryDigest(row)
}

/** The digest of what the client reads of a delivery: SHA-256, hex. */
export const deliveryDigest = (row: Values): string => {
  const sorted = (ids: unknown): string[] => [...listIn<string>(ids)].sort()
  const video = listIn<{ url: string }>(row.video).map(({ url }) => url)
  return digestOf({ ...row, bugIds: sorted(row.bugIds), applyForIds: sorted(row.applyForIds), video }, [
    'projectId',
    'productLibraryVersionId',
    'name',
    'content',
    'bugIds',
    'applyForIds',
    'video',
  ])
}

/** How much of the film was shown is what the server saw; a large version is agreed to when that is nine tenths. */
export const projectVerWatched: Handler = async ({ tx, row }) => {
  const films = listIn<{ url: string }>(row.video).map(({ url }) => url)
  const watched = await watchedOf(tx, 'projectVer', String(row.id), films)
  row.watched = watched === null ? null : String(watched)
  if (row.type === '大版本' && watched !== null && watched < 90) throw invalid({ watched: '请看完演示视频' })
}

/** What the client has confirmed is closed with it where it waits for that; what another project found stays open. */
export const projectVerConfirmed: Handler<'projectVer'> = async (scene) => {
  const { tx, row } = scene
  const waiting = await tx.query<{ kind: 'bug' | 'applyFor'; id: string }>(
    `select 'applyFor' as kind, a.id from store.apply_for a where a.id = any ($2) and a.stage = '待客户确认' and a.project_id = $3
     union all select 'bug', b.id from store.bug b where b.id = any ($1) and b.status = '待关闭' and b.project_id = $3
     order by 1, 2`,
    [row.bugIds ?? [], row.applyForIds ?? [], row.projectId],
  )
  for (const { kind, id } of waiting)
    await moveBySystem(scene, kind, kind === 'bug' ? 'close' : 'delivered', id, { opinion: '客户已确认版本交付' })
}

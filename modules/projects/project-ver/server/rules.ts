import type { Handler } from '@chengban/engine/write/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { digestOf } from '../../imp-record/server/rules.ts'
import { demandOpen } from '../../project/server/rules.ts'

/** Delivered is what was released, or what was made for this project alone. */
export const checkDelivery: Handler = async ({ tx, before, row }) => {
  await demandOpen(tx, row.projectId)
  if (before) return
  const found = await tx.query(
    `select from store.product_library_version
     where id = $1 and (stage = '已发布' or (type = '临时版本' and project_id = $2))`,
    [row.productLibraryVersionId, row.projectId],
  )
  if (found.length === 0) throw invalid({ productLibraryVersionId: '该版本未发布' })
}

/** Whoever hands in a version below the one that runs says why. */
export const submitDelivery: Handler = async ({ tx, row, opinion }) => {
  if (opinion) return
  const lower = await tx.query(
    `select from store.project p join store.product_library_version was on was.id = p.product_library_version_id
       join store.product_library_version v on v.id = $2 and v.product_library_id = was.product_library_id
     where p.id = $1 and v.order_no < was.order_no`,
    [row.projectId, row.productLibraryVersionId],
  )
  if (lower.length) throw invalid({ opinion: '请说明降级原因' })
}

/** The digest of what the client will read. */
export const deliver: Handler = ({ row }) => {
  row.contentHash = digestOf(
    { ...row, video: ((row.video ?? []) as readonly { url: string }[]).map(({ url }) => url) },
    ['projectId', 'productLibraryVersionId', 'name', 'content', 'video'],
  )
}

import type { Handler } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { orderOf } from '../../product-library-version/server/product-library-version-rules.ts'

/** While projects at work run its version, it is retired only by somebody who insists and says why. */
export const projectProductRetiring: Handler<'projectProduct'> = async ({ tx, row, asked, opinion }) => {
  const [users] = await tx.query<{ n: number }>(
    `select count(*)::int as n from store.project where product_library_version_id = $1
       and project_status in ('准备', '实施中', '待验收', '已验收', '维护中')`,
    [row.productLibraryVersionId],
  )
  if (!users?.n) return
  if (asked?.force !== true) throw conflict(`仍有${users.n}个项目在用`)
  if (!opinion) throw invalid({ opinion: '请填写意见' })
}

/** Creates the next free version for an approved product when the request names none. */
export const projectProductApproved: Handler<'projectProduct'> = async (scene) => {
  const { tx, row } = scene
  if (row.auditStatus !== '通过' || row.productLibraryVersionId) return
  const { productLibraryId, devPrincipalId: userId, testerIds, endTime: planDate } = row
  await tx.query('select from store.product_library where id = $1 for update', [productLibraryId])
  const [last] = await tx.query<{ at: number }>(
    `select max(order_no)::int as at from store.product_library_version
     where product_library_id = $1 and type <> '临时版本'`,
    [productLibraryId],
  )
  const name = versionAfter(last?.at ?? null)
  const made = { productLibraryId, name, type: '大版本', planDate, userId, testerIds } as const
  const id = await addRow(scene, 'productLibraryVersion', { ...made, orderNo: orderOf(name) })
  await change(scene, 'projectProduct', row.id, { productLibraryVersionId: id })
}

/** V1.0.0 first, then the next middle figure: after V2.9.3 comes V2.10.0. */
export const versionAfter = (order: number | null): string => {
  if (order === null) return 'V1.0.0'
  const [major, minor] = [Math.floor(order / 1_000_000), Math.floor(order / 1_000) % 1_000]
  return `V${major}.${minor + 1}.0`
}

import type { Handler } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'

/** While projects at work run its version, it is retired only by somebody who insists and says why. */
export const retireProduct: Handler<'projectProduct'> = async ({ tx, row, asked, opinion }) => {
  const [users] = await tx.query<{ n: number }>(
    `select count(*)::int as n from store.project where product_library_version_id = $1
       and project_status in ('准备', '实施中', '待验收', '已验收', '维护中')`,
    [row.productLibraryVersionId],
  )
  if (!users?.n) return
  if (asked?.force !== true) throw conflict(`仍有${users.n}个项目在用`)
  if (!opinion) throw invalid({ opinion: '请填写意见' })
}

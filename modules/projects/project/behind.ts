import { allOf, eq, exists, field, is, lt } from '@chengban/kernel/expr.ts'
import { join, of, parent } from '@chengban/kernel/formula.ts'

const current = ['productLibraryVersionId', 'productLibraryId', 'currentVersionId'] as const

/** Its version is in use, or will be again. */
export const isInUse = is({ projectStatus: ['准备', '实施中', '待验收', '已验收', '维护中', '暂停'] })

/** The version it runs is older than the present one of the product. */
export const isOlder = lt(of('productLibraryVersionId', 'orderNo'), of(...current, 'orderNo'))

/** The project has chosen to ignore the current version. */
export const staysBehind = exists({
  of: 'projectFollow',
  by: 'projectId',
  where: allOf(
    is({ targetType: 'productLibraryVersion', isIgnore: true }),
    eq(field('targetId'), join(parent(of(...current)))),
  ),
})

import { entity } from '@chengban/kernel/entity.ts'
import { allOf, asParent, type Expr, eq, exists, field, gt, holds, is, not, via } from '@chengban/kernel/expr.ts'
import { of, parent } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { inForce } from '../user-role/in-force.ts'

/** Readings of the version in force by today's holders of the role who still work here. */
const readings = (also: Expr<unknown> = allOf()) =>
  ({
    of: 'documentUser',
    by: 'documentId',
    at: 'documentId',
    where: allOf(
      eq(field('docVersion'), of('documentId', 'docVersion')),
      gt(field('docVersion'), 0),
      via('userId', is({ isEnable: true })),
      exists({
        of: 'userRole',
        by: 'userId',
        at: 'userId',
        where: allOf(eq(field('roleId'), parent(parent('roleId'))), inForce),
      }),
      also,
    ),
  }) as const

/** A role whose holders have to read a document. */
export const documentRole = entity('documentRole', {
  label: '文档角色',
  resource: 'document-role',
  title: 'roleId',
  fields: {
    documentId: ref('文档', 'document', { required: true, onDelete: 'cascade', fixed: true }),
    roleId: ref('角色', 'role', { required: true, onDelete: 'cascade' }),
    isRead: bool('全部已读', {
      computed: allOf(exists(readings()), not(exists(readings(is({ isRead: false }))))),
      ignored: true,
    }),
  },
  rows: { manage: holds('document:manage'), also: [asParent('documentId')] },
  unique: [{ fields: ['documentId', 'roleId'], message: '角色已存在' }],
  list: { columns: ['documentId', 'roleId', 'isRead'], filters: ['documentId', 'roleId'], sort: '-tzCreate' },
})

import { entity } from '@chengban/kernel/entity.ts'
import { asParent, derived, holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** A role whose holders have to read a document. */
export const documentRole = entity('documentRole', {
  label: '文档角色',
  resource: 'document-role',
  title: 'roleId',
  fields: {
    documentId: ref('文档', 'document', { required: true, onDelete: 'cascade', fixed: true }),
    roleId: ref('角色', 'role', { required: true, onDelete: 'cascade' }),
    isRead: bool('全部已读', { computed: derived('document_role_read') }),
  },
  rows: { manage: holds('document:manage'), also: [asParent('documentId')] },
  unique: [{ fields: ['documentId', 'roleId'], message: '角色已存在' }],
  list: { columns: ['documentId', 'roleId', 'isRead'], filters: ['documentId', 'roleId'], sort: '-tzCreate' },
})

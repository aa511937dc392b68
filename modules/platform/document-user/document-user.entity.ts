import { entity } from '@chengban/kernel/entity.ts'
import { allOf, field, gt, headOf, holds, is, isSet, me, not, via, when } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** One person's reading of one version. Version 0 names a reader of a document not yet published. */
export const documentUser = entity('documentUser', {
  label: '文档人员',
  resource: 'document-user',
  title: 'userId',
  fields: {
    userId: ref('人员', 'user', { required: true, onDelete: 'cascade', fixed: true }),
    documentId: ref('文档', 'document', { required: true, onDelete: 'cascade', fixed: true }),
    docVersion: int('文档版本', { readonly: true, default: 0 }),
    isDirect: bool('单独指定', { readonly: true, default: true }),
    isRead: bool('已读', { default: false }),
    status: oneOf('状态', ['未读', '已打开', '已读'], {
      computed: when(
        [
          [is({ isRead: true }), '已读'],
          [isSet('tzOpen'), '已打开'],
        ],
        '未读',
      ),
    }),
    tzOpen: datetime('打开时间', { readonly: true }),
    seconds: int('阅读秒数', { readonly: true, default: 0 }),
    tzBeat: datetime('最近阅读', { readonly: true, hidden: true }),
    isEnd: bool('读至末尾', { readonly: true, default: false }),
    tzConfirm: datetime('确认时间', { readonly: true }),
    dueDate: date('截止日期', { readonly: true }),
  },
  rows: {
    own: me('userId'),
    manage: holds('document:manage'),
    also: [via('documentId', me('userId')), headOf('userId')],
  },
  write: {
    create: holds('document:manage'),
    update: holds('document:manage'),
    remove: holds('document:manage'),
  },
  // the same as confirming it: by nobody else, and only once it has been read
  edits: [{ when: allOf(), who: me('userId'), fields: ['isRead'], told: { isRead: '该字段不可修改' } }],
  unique: [{ fields: ['documentId', 'docVersion', 'userId'], message: '人员已存在' }],
  removable: [{ holds: not(gt(field('docVersion'), 0)), message: '已发布版本的阅读记录不能删除' }],
  on: { check: 'documentUser/check', saved: 'documentUser/saved' },
  indexes: [['userId', 'isRead']],
  form: [{ title: '读者', fields: ['documentId', 'userId'] }],
  list: {
    columns: ['userId', 'docVersion', 'status', 'seconds', 'tzOpen', 'tzConfirm', 'dueDate'],
    filters: ['status', 'docVersion', 'documentId'],
    sort: 'status,userId',
  },
})

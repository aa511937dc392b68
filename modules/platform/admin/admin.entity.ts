import { entity } from '@chengban/kernel/entity.ts'
import { holds, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** The account a person signs in with; one per user. */
export const admin = entity('admin', {
  label: '账号',
  title: 'name',
  fields: {
    name: text('用户名', {
      required: true,
      unique: true,
      search: true,
      lower: true,
      pattern: { source: '^[a-z0-9._-]{3,32}$', message: '用户名须为3至32位字母、数字或._-' },
    }),
    userId: ref('人员', 'user', { required: true, unique: true, onDelete: 'cascade', fixed: true }),
    roleId: ref('主角色', 'role', { readonly: true, onDelete: 'restrict' }),
    parentId: ref('上级账号', 'admin', { readonly: true, onDelete: 'setNull' }),
    passwordHash: text('密码', { readonly: true, hidden: true }),
    mustChange: bool('须改密码', { default: true, readonly: true }),
    failures: int('连续失败次数', { default: 0, readonly: true }),
    tzLock: datetime('锁定至', { readonly: true }),
    tzPassword: datetime('密码修改时间', { readonly: true }),
    tzLast: datetime('最近登录', { readonly: true }),
    isEnable: bool('启用', { default: true }),
    remark: text('备注'),
  },
  rows: { own: me('userId'), manage: holds('admin:manage') },
  madeBy: { create: '请在人员管理中操作', remove: '请在人员管理中操作' },
  on: { check: 'admin/check', saved: 'admin/saved' },
  list: {
    columns: ['name', 'userId', 'roleId', 'isEnable', 'tzLast', 'tzLock', 'tzCreate', 'parentId'],
    filters: ['roleId', 'isEnable'],
    sort: '-tzCreate',
  },
})

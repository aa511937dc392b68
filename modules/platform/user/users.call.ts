import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Everybody in one list, for pickers. */
export const users = call({
  method: 'GET',
  path: '/users',
  label: '人员名单',
  isKept: true,
  input: {
    isEnable: bool('启用'),
    keyword: text('关键字'),
    departmentId: ref('部门', 'department', { hint: '含下级部门' }),
    roleId: ref('角色', 'role'),
  },
  answer: {
    nodes: [
      {
        id: 'uuid',
        name: 'text',
        avatar: 'text?',
        jobNumber: 'text?',
        departmentId: 'uuid?',
        departmentName: 'text?',
        position: 'text?',
        isEnable: 'bool',
        isWork: 'bool',
        sort: 'int',
        relUserRoles: 'json',
      },
    ],
    totalCount: 'int',
  },
})

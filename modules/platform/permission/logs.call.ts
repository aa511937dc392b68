import { call } from '@chengban/kernel/call.ts'
import { anyOf, holds } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Every change of who may what, newest first. */
export const logs = call({
  method: 'GET',
  path: '/permission/logs',
  label: '权限日志',
  who: anyOf(holds('log:read'), holds('role:manage')),
  input: {
    pageNumber: int('页码'),
    pageSize: int('每页条数'),
    roleId: ref('角色', 'role'),
    userId: ref('人员', 'user'),
    date1: date('开始日期'),
    date2: date('结束日期'),
  },
  answer: {
    nodes: [
      {
        tzCreate: 'datetime',
        user: { id: 'uuid', name: 'text' },
        target: { module: 'text', id: 'text', name: 'text' },
        added: ['text'],
        removed: ['text'],
        confirmedBy: 'text?',
        remark: 'text?',
      },
    ],
    totalCount: 'int',
  },
})

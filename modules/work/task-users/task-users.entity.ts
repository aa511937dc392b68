import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, asParent, holds, is, me, via } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const keeper = anyOf(
  via('taskId', me('userId')),
  holds('task:manage'),
  allOf(me('userId'), is({ type: ['关注', '忽略'] }), asParent('taskId')),
)

/** Further people of a task. */
export const taskUsers = entity('taskUsers', {
  label: '任务人员',
  title: 'userId',
  fields: {
    taskId: ref('任务', 'task', { required: true, onDelete: 'cascade', fixed: true }),
    userId: ref('人员', 'user', { required: true, fixed: true }),
    type: oneOf('类别', ['协作', '抄送', '关注', '忽略'], { required: true, default: '协作' }),
  },
  rows: { own: asParent('taskId'), manage: holds('task:manage') },
  write: { create: keeper, update: keeper, remove: keeper },
  unique: [{ fields: ['taskId', 'userId'], message: '人员重复' }],
  on: { check: 'taskUsers/check' },
  list: { columns: ['taskId', 'userId', 'type'], filters: ['taskId', 'type'], sort: 'tzCreate' },
})

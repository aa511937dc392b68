import { entity } from '@chengban/kernel/entity.ts'
import { holds, is, isSet, me, not } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** One person's care or ignore mark on a project, product project or product. */
export const projectFollow = entity('projectFollow', {
  label: '关注与忽略',
  title: 'targetId',
  fields: {
    userId: ref('用户', 'user', { required: true, onDelete: 'cascade', default: { from: 'me' }, fixed: true }),
    targetType: oneOf('对象类型', ['project', 'projectProduct', 'productLibrary', 'productLibraryVersion'], {
      names: {
        project: '项目',
        projectProduct: '产品研发项目',
        productLibrary: '产品',
        productLibraryVersion: '产品版本',
      },
      required: true,
    }),
    targetId: text('对象', { required: true, record: 'targetType' }),
    projectId: ref('所属项目', 'project', { onDelete: 'cascade' }),
    isCare: bool('关注', { default: false }),
    isIgnore: bool('忽略', { default: false }),
    reason: text('原因'),
  },
  rows: { own: me('userId'), manage: holds('project:manage') },
  write: { create: me('userId'), update: me('userId'), remove: me('userId') },
  checks: [{ holds: not(is({ isCare: true, isIgnore: true })), field: 'isIgnore', message: '不能同时关注和忽略' }],
  unique: [
    { fields: ['userId', 'targetType', 'targetId', 'projectId'], message: '已有标记' },
    { fields: ['userId', 'targetType', 'targetId'], where: not(isSet('projectId')), message: '已有标记' },
  ],
  on: { saved: 'projectFollow/saved', removing: 'projectFollow/removing' },
  indexes: [['targetType', 'targetId', 'userId']],
  list: {
    columns: ['targetId', 'targetType', 'isCare', 'isIgnore', 'projectId', 'reason'],
    filters: ['targetType', 'isCare', 'isIgnore'],
    sort: '-tzCreate',
  },
})

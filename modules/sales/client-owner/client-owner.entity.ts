import { entity } from '@chengban/kernel/entity.ts'
import { asParent, holds, isSet, nobody, not } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** How a term began: 分配 from nobody, 移交 from one person to another, 公海 by the clock. */
export const termKinds = ['创建', '领取', '释放', '分配', '移交', '公海', '合并'] as const

/** One term of ownership of a client: who had it, from when to when, and how they came by it. */
export const clientOwner = entity('clientOwner', {
  label: '归属记录',
  title: 'kind',
  subject: 'clientId',
  fields: {
    clientId: ref('客户', 'client', { required: true, onDelete: 'cascade' }),
    userId: ref('负责人', 'user'),
    helperId: ref('协助人', 'user'),
    kind: oneOf('方式', termKinds, { required: true }),
    reason: text('原因'),
    tzStart: datetime('开始时间', { required: true, default: { from: 'now' } }),
    tzEnd: datetime('结束时间'),
  },
  readOnly: true,
  rows: { own: asParent('clientId'), manage: holds('client:manage') },
  acts: [{ name: 'end', label: '结束', who: nobody, set: { tzEnd: { from: 'now' } } }],
  unique: [{ fields: ['clientId'], where: not(isSet('tzEnd')), message: '客户归属已变化，请刷新', as: 'CONFLICT' }],
  indexes: [
    ['clientId', 'tzStart'],
    ['userId', 'kind', 'tzStart'],
    ['userId', 'tzEnd'],
  ],
  list: {
    columns: ['clientId', 'kind', 'userId', 'helperId', 'reason', 'creatorId', 'tzStart', 'tzEnd'],
    filters: ['clientId', 'userId', 'kind', 'tzStart'],
    sort: '-tzStart',
  },
})

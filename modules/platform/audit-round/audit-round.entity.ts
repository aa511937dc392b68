import { entity } from '@chengban/kernel/entity.ts'
import { field, holds, linked, me } from '@chengban/kernel/expr.ts'
import { readable, readableValues } from '@chengban/kernel/gather.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** One submission of one record. */
export const auditRound = entity('auditRound', {
  label: '审批轮次',
  title: 'title',
  fields: {
    module: text('模块'),
    relevanceId: text('单据ID', { isAside: true }),
    title: text('标题', { search: true }),
    round: int('轮次'),
    kind: oneOf('类型', ['提交', '变更']),
    levels: int('级数'),
    auditLevel: int('当前级'),
    initiatorId: ref('申请人', 'user'),
    status: oneOf('结果', ['填写中', '进行中', '通过', '驳回', '已撤回']),
    chosen: json('指定级次', { hidden: true, default: [] }),
    content: json('提交原文', { hidden: true }),
    snapshot: json('提交内容', {
      computed: readable(field('module'), field('relevanceId'), field('content')),
      isAside: true,
    }),
    draft: json('变更内容', {
      shownBy: readableValues(field('module'), field('relevanceId'), field('draft')),
      isAside: true,
    }),
    tzSubmit: datetime('提交时间'),
    tzEnd: datetime('结束时间'),
  },
  rows: { own: me('initiatorId'), manage: holds('flow:manage'), also: [linked('auditTask', 'roundId', 'userId')] },
  readOnly: true,
  indexes: [
    ['module', 'relevanceId', 'round'],
    ['initiatorId', 'status', 'tzSubmit'],
  ],
})

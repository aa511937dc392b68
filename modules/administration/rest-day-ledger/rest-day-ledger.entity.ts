import { entity } from '@chengban/kernel/entity.ts'
import {
  add,
  allOf,
  anyOf,
  eq,
  field,
  ge,
  headOf,
  holds,
  is,
  isSet,
  me,
  multiply,
  not,
  sum,
  when,
} from '@chengban/kernel/expr.ts'
import { floor } from '@chengban/kernel/formula.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Every grant and use of 调休 and 年假 hours; the balance is their sum, so that it can always be proved. */
export const restDayLedger = entity('restDayLedger', {
  label: '假期流水',
  title: 'kind',
  fields: {
    userId: ref('人员', 'user', { required: true, fixed: true }),
    kind: oneOf('类型', ['调休', '年假'], { required: true }),
    date: date('日期', { required: true, default: { from: 'today' } }),
    source: oneOf('来源', ['加班', '年度发放', '手工调整', '请假', '退回', '过期', '冲回'], {
      required: true,
      readonly: true,
      default: '手工调整',
    }),
    hours: decimal('小时', { required: true, digits: 1 }),
    lotId: ref('批次', 'restDayLedger', { readonly: true }),
    expireDate: date('失效日期'),
    remain: decimal('批次剩余', {
      digits: 1,
      computed: when(
        [[isSet('lotId'), null]],
        add(field('hours'), sum({ of: 'restDayLedger', by: 'lotId', column: 'hours' })),
      ),
      kept: true,
    }),
    module: text('来源模块', { readonly: true }),
    relevanceId: text('来源记录', { readonly: true, isAside: true }),
    remark: text('说明'),
  },
  rows: { own: me('userId'), manage: holds('restDay:manage'), also: [headOf('userId')] },
  write: { create: allOf(holds('restDay:manage'), not(me('userId'))), update: anyOf(), remove: anyOf() },
  appendOnly: { free: ['remain', 'version'] },
  requires: [{ when: is({ source: '手工调整' }), fields: ['remark'] }],
  checks: [
    { holds: not(eq(field('hours'), 0)), field: 'hours', message: '小时不能为0' },
    {
      holds: eq(multiply(field('hours'), 2), floor(multiply(field('hours'), 2))),
      field: 'hours',
      message: '小时须为0.5的倍数',
    },
    { holds: anyOf(isSet('lotId'), isSet('expireDate')), field: 'expireDate', message: '请填写失效日期' },
    { holds: ge(field('remain'), 0), field: 'hours', message: '余额不足' },
  ],
  unique: [
    { fields: ['module', 'relevanceId', 'source', 'lotId'], message: '该流水已登记' },
    { fields: ['module', 'relevanceId', 'source'], where: not(isSet('lotId')), message: '该流水已登记' },
  ],
  indexes: [['userId', 'kind', 'expireDate']],
  list: {
    columns: ['date', 'userId', 'kind', 'source', 'hours', 'expireDate', 'remain', 'remark'],
    filters: ['userId', 'kind', 'source', 'date'],
    sort: '-date,-tzCreate',
  },
  form: [
    { title: '流水', fields: ['userId', 'kind', 'date', 'hours', 'expireDate', 'remark'] },
    { title: '来源', fields: ['source', 'lotId', 'remain', 'module', 'relevanceId'] },
  ],
  summary: ['userId', 'source', 'hours', 'remain'],
  children: [{ of: 'restDayLedger', by: 'lotId', label: '使用' }],
})

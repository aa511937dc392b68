import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, holds, is, me, not, tasked } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** A deduction from a person's pay for one sheet, decided on two levels. */
export const deduction = entity('deduction', {
  label: '扣款',
  title: 'kind',
  fields: {
    checkOnWorkId: ref('考核月表', 'checkOnWork', { required: true, fixed: true }),
    userId: ref('被扣款人', 'user', { computed: of('checkOnWorkId', 'userId'), kept: 'once' }),
    leaderId: ref('部门负责人', 'user', { computed: of('checkOnWorkId', 'leaderId'), kept: 'once' }),
    initiator: ref('提交人', 'user', { readonly: true, default: { from: 'me' } }),
    kind: oneOf('来源', ['系统', '手工'], { readonly: true, default: '手工' }),
    money: money('扣款金额', { required: true, min: '0.01' }),
    lines: lines(
      '扣款明细',
      {
        reason: text('项目', { required: true }),
        count: decimal('次数', { digits: 1 }),
        free: int('免扣'),
        rate: money('单价'),
        money: money('金额', { required: true }),
        factIds: json('事实', { isAside: true }),
      },
      { totals: [{ of: 'money', equals: 'money', message: '明细合计与金额不符' }], follows: is({ kind: '系统' }) },
    ),
    reason: longText('说明'),
    file: files('依据附件', { max: 20 }),
    ...audited(2, { without: ['变更中'], labels: { status: '状态', opinion: '审核意见' } }),
    ...handedIn,
  },
  rows: {
    own: anyOf(me('userId'), me('initiator')),
    manage: holds('checkOnWork:manage'),
    also: [tasked, holds('deduction:audit2'), allOf(holds('moneyPayroll:calc'), is({ status: '通过' }))],
  },
  self: me('userId'),
  write: {
    create: holds('checkOnWork:manage'),
    update: allOf(me('initiator'), holds('checkOnWork:manage')),
    remove: allOf(me('initiator'), holds('checkOnWork:manage')),
  },
  audit: {
    levels: 2,
    change: 'none',
    submit: allOf(me('initiator'), holds('checkOnWork:manage')),
    guard: { submit: 'deduction/cap', approve: 'deduction/cap' },
    void: allOf(holds('checkOnWork:manage'), not(me('userId'))),
    voidsAlso: { 驳回: is({ kind: '系统' }) },
    after: {
      approve: { notify: [{ to: ['userId'], text: '【扣款】{checkOnWorkId}扣款{money}元已生效' }] },
      void: { notify: [{ to: ['userId'], text: '【扣款】{checkOnWorkId}扣款{money}元已作废' }] },
    },
  },
  on: { check: 'deduction/lowered' },
  requires: [
    { when: is({ kind: '手工' }), fields: ['reason'] },
    { when: is({ kind: '手工' }), fields: ['file'], message: '请上传依据' },
  ],
  unique: [
    {
      fields: ['checkOnWorkId'],
      where: allOf(is({ kind: '系统' }), not(is({ status: '已作废' }))),
      message: '该月表已生成扣款',
    },
  ],
  indexes: [['checkOnWorkId'], ['status']],
  list: {
    columns: ['userId', 'checkOnWorkId', 'kind', 'money', 'reason', 'status', 'opinionFirst', 'opinion', 'tzCreate'],
    filters: ['userId', 'checkOnWorkId', 'kind', 'status'],
    sort: '-tzCreate',
  },
  form: [
    { title: '扣款', fields: ['checkOnWorkId', 'userId', 'kind', 'money', 'lines'] },
    { title: '依据', fields: ['reason', 'file'] },
    { title: '审批', fields: ['audit1', 'audit2'] },
  ],
  summary: ['userId', 'checkOnWorkId', 'kind', 'money'],
})

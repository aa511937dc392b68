import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  asParent,
  eq,
  field,
  ge,
  gt,
  holds,
  is,
  isSet,
  le,
  me,
  not,
  subtract,
  sum,
  today,
  when,
} from '@chengban/kernel/expr.ts'
import { daysBetween, greatest } from '@chengban/kernel/formula.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { lineFields, lineRules, lineWrite } from '../submission/submission.ts'
import { settle } from './money-come-go.settle.ts'

const open = is({ settle: ['未结清', '部分结清'] })
const overdue = when([[allOf(open, gt(field('remain'), 0)), greatest(0, daysBetween(field('dtDue'), today()))]], 0)

/** Money that goes out or comes in and must come back or be paid back; never income or cost. */
export const moneyComeGo = entity('moneyComeGo', {
  label: '往来款',
  title: 'content',
  fields: {
    submitId: ref('提交单', 'submitComeGo', { required: true, fixed: true, onDelete: 'cascade' }),
    content: text('内容', { required: true, search: true }),
    date: date('发生日期', { required: true, begins: 'today' }),
    kind: oneOf('方向', ['付出', '收入'], { required: true, hint: '付出：须收回；收入：须归还' }),
    type: dict('类型', 'comeGoType', { required: true }),
    money: money('金额', { required: true, min: '0.01' }),
    userId: ref('责任人', 'user', { required: true, default: { from: 'me' } }),
    otherSide: text('对方', { search: true }),
    otherCompany: dict('对方公司', 'company'),
    clientId: ref('客户', 'client'),
    businessOpportunityId: ref('商机', 'businessOpportunity'),
    contractId: ref('合同', 'contract'),
    dtDue: date('约定归还日期', { required: true }),
    backMoney: money('已归还', { computed: sum({ of: 'comeGoBack', by: 'comeGoId', column: 'money' }), kept: true }),
    // a line is granted at the first level; nothing is owed of it before the last has agreed
    remain: money('未归还', {
      computed: when([[is({ settle: '未生效' }), 0]], subtract(field('money'), field('backMoney'))),
    }),
    settle: oneOf('结清状态', settle.states, { readonly: true, default: '未生效' }),
    overDays: int('逾期天数', { alarms: true, computed: overdue }),
    ...lineFields,
    file: files('凭证'),
    remark: longText('备注'),
  },
  rows: {
    own: me('userId'),
    manage: holds('money:manage'),
    also: [asParent('submitId'), holds('finance:manage'), holds('moneyComeGo:apply')],
  },
  write: lineWrite,
  flows: [settle],
  requires: [
    { when: not(is({ type: ['员工借款', '退款'] })), fields: ['otherSide'], message: '请填写对方' },
    { when: is({ type: '公司间往来' }), fields: ['otherCompany'] },
    { when: is({ type: '投标保证金' }), fields: ['businessOpportunityId'], message: '请选择商机' },
    { when: is({ type: '履约保证金' }), fields: ['contractId'], message: '请选择合同' },
  ],
  checks: [
    { holds: ge(field('dtDue'), field('date')), field: 'dtDue', message: '归还日期不能早于发生日期' },
    { holds: le(field('backMoney'), field('money')), field: 'backMoney', message: '归还金额超过未归还金额' },
    {
      holds: anyOf(not(isSet('otherCompany')), not(eq(field('otherCompany'), field('company')))),
      field: 'otherCompany',
      message: '对方公司不能与所属公司相同',
    },
  ],
  on: lineRules,
  indexes: [['submitId'], ['userId', 'settle'], ['dtDue', 'settle']],
  list: {
    columns: [
      'date',
      'kind',
      'type',
      'content',
      'otherSide',
      'userId',
      'money',
      'backMoney',
      'remain',
      'dtDue',
      'overDays',
      'settle',
      'status',
    ],
    filters: ['kind', 'type', 'settle', 'company', 'userId', 'status', 'dtDue'],
    sort: 'dtDue',
  },
  form: [
    { title: '往来', fields: ['submitId', 'kind', 'type', 'content', 'money', 'date', 'dtDue', 'userId', 'company'] },
    { title: '对方', fields: ['otherSide', 'otherCompany', 'clientId', 'businessOpportunityId', 'contractId'] },
    { title: '归还', fields: ['settle', 'backMoney', 'remain', 'overDays'] },
    { title: '凭证', fields: ['file', 'remark'] },
    { title: '审核', fields: ['status', 'opinion'] },
  ],
  summary: ['kind', 'type', 'money', 'remain', 'dtDue'],
  children: [{ of: 'comeGoBack', by: 'comeGoId', label: '归还记录' }],
})

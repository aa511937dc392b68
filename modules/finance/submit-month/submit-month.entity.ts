import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  count,
  eq,
  field,
  gt,
  holds,
  is,
  le,
  lt,
  me,
  multiply,
  subtract,
  sum,
  tasked,
  today,
} from '@chengban/kernel/expr.ts'
import { addDays, join, parent, rate, yearMonth } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, month, text } from '@chengban/kernel/kinds/text.ts'
import { ofOne } from '../company.ts'
import { auditFields, serialNumber, submissionAudit, submissionRules } from '../submission/submission.ts'

const lines = { of: 'moneyMonth', by: 'submitId' } as const
const monthBefore = yearMonth(addDays(join(parent('month'), '-01'), -1))

/** The fixed monthly costs of one company and month, submitted together. */
export const submitMonth = entity('submitMonth', {
  label: '月度费用提交',
  title: 'name',
  fields: {
    serialNumber: serialNumber('YD'),
    company: dict('所属公司', 'company', ofOne),
    month: month('月份', { whole: 7, required: true, begins: 'month' }),
    name: text('标题', { computed: { onWrite: 'submitMonth/name' }, search: true }),
    money: money('合计', { computed: sum({ ...lines, column: 'money' }), kept: true }),
    lastMoney: money('上月合计', {
      computed: sum({
        of: 'moneyMonth',
        by: 'company',
        at: 'company',
        column: 'money',
        where: allOf(is({ status: '通过' }), eq(field('month'), monthBefore)),
      }),
    }),
    changeRate: percent('较上月', {
      computed: rate(subtract(field('money'), field('lastMoney')), field('lastMoney'), 1),
    }),
    isFar: bool('变动超过20%', {
      alarms: true,
      // without an earlier figure there is nothing to be far from
      computed: allOf(
        gt(field('lastMoney'), 0),
        anyOf(
          gt(field('money'), multiply(field('lastMoney'), '1.2')),
          lt(field('money'), multiply(field('lastMoney'), '0.8')),
        ),
      ),
    }),
    rowCount: int('明细数', { computed: count(lines), kept: true }),
    ...auditFields,
    file: files('附件'),
    remark: longText('备注'),
  },
  rows: { own: me('creatorId'), manage: holds('money:manage'), also: [tasked, holds('finance:manage')] },
  write: { create: holds('money:apply'), update: me('creatorId'), remove: me('creatorId') },
  audit: {
    ...submissionAudit,
    levels: 2,
    submit: allOf(me('creatorId'), holds('money:apply')),
    void: holds('money:manage'),
  },
  checks: [{ holds: le(field('month'), yearMonth(today())), field: 'month', message: '月份不能晚于本月' }],
  on: submissionRules,
  lines: {
    rows: {
      ...lines,
      label: '明细',
      decided: { call: 'auditRow', handler: 'submission/decideLines' },
      beside: { file: 'file', first: ['type', 'content', 'money', 'date', 'payee', 'invoiceNumber'] },
    },
  },
  list: {
    columns: [
      'serialNumber',
      'name',
      'company',
      'month',
      'money',
      'lastMoney',
      'changeRate',
      'isFar',
      'creatorId',
      'status',
    ],
    filters: ['status', 'company', 'month'],
    sort: '-month',
    lacks: {
      call: '/financial-management/monthlyMonthNot',
      label: '未填报',
      rows: 'nodes',
      words: {
        month: text('月份'),
        company: dict('所属公司', 'company'),
        type: dict('类型', 'monthType'),
        state: text('状态'),
      },
      opens: 'submitId',
      begins: { company: 'company', month: 'month' },
      lines: { rows: { content: 'type', type: 'type', money: 'lastMoney' } },
    },
  },
  form: [
    {
      title: '提交单',
      fields: ['serialNumber', 'company', 'month', 'name', 'money', 'lastMoney', 'changeRate', 'rowCount'],
    },
    { title: '附件', fields: ['file', 'remark'] },
    { title: '审核', fields: ['audit1', 'audit2', 'opinionFirst', 'opinion', 'tzSubmit'] },
  ],
  summary: ['serialNumber', 'company', 'month', 'money', 'lastMoney'],
})

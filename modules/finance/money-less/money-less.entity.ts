import { entity } from '@chengban/kernel/entity.ts'
import { allOf, field, holds, is, isSet, me, not, subtract, when } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, month, text } from '@chengban/kernel/kinds/text.ts'
import { ofOne } from '../company.ts'
import { added, beforeTax } from './less-type.ts'
import { status } from './money-less.status.ts'

const instalment = is({ type: '借款归还' })

/** One fact that changes one person's pay, with its source. */
export const moneyLess = entity('moneyLess', {
  label: '工资增减项',
  title: 'content',
  fields: {
    userId: ref('人员', 'user', { required: true }),
    company: dict('发薪公司', 'company', ofOne),
    month: month('计入月份', { whole: 7, required: true, begins: 'month' }),
    date: date('事实日期', { required: true }),
    type: dict('类型', 'lessType', { required: true }),
    kind: oneOf('方向', ['扣减', '增加'], { computed: when([[is({ type: added }), '增加']], '扣减') }),
    preTax: bool('税前', { computed: is({ type: beforeTax }) }),
    money: money('金额', { required: true, min: '0.01', secret: 'user:salary' }),
    taken: money('已计入', { readonly: true, default: '0.00', secret: 'user:salary' }),
    remain: money('未计入', { computed: subtract(field('money'), field('taken')), secret: 'user:salary' }),
    content: text('说明', { required: true }),
    module: text('来源模块', { readonly: true }),
    relevanceId: text('来源单据', { readonly: true, isAside: true }),
    status: oneOf('状态', status.states, { readonly: true, default: '待计入' }),
    file: files('附件'),
    remark: longText('备注'),
  },
  told: { handler: 'finance/reading' },
  rows: { own: me('userId'), manage: holds('moneyPayroll:calc') },
  othersOnly: { field: 'userId', message: '不能登记自己的工资增减' },
  workflow: status,
  requires: [
    {
      when: allOf(is({ type: ['赔偿', '违规扣款'] }), not(isSet('module'))),
      fields: ['file'],
      message: '请上传依据',
    },
  ],
  unique: [
    {
      fields: ['module', 'relevanceId', 'kind'],
      where: allOf(isSet('module'), not(instalment)),
      message: '该来源单据已登记',
    },
    {
      fields: ['module', 'relevanceId', 'kind', 'month'],
      where: allOf(isSet('module'), instalment),
      message: '该来源单据本月已登记',
    },
  ],
  removable: [
    { holds: not(isSet('module')), message: '请在来源单据中取消' },
    { holds: not(is({ status: '已取消' })), message: '已取消，不能修改' },
    { holds: is({ status: '待计入' }), message: '已计入工资，不能修改' },
  ],
  on: { check: 'moneyLess/check' },
  indexes: [
    ['company', 'month'],
    ['userId', 'status'],
  ],
  list: {
    columns: ['month', 'userId', 'type', 'kind', 'money', 'taken', 'remain', 'content', 'module', 'status'],
    filters: ['month', 'company', 'userId', 'type', 'status'],
    sort: '-month,userId',
  },
  form: [
    { title: '事实', fields: ['userId', 'company', 'month', 'date', 'type', 'money', 'content'] },
    { title: '依据', fields: ['file', 'remark'] },
    { title: '计入', fields: ['kind', 'preTax', 'taken', 'remain', 'module', 'relevanceId'] },
  ],
  summary: ['userId', 'month', 'type', 'status'],
})

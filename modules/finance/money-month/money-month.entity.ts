import { entity } from '@chengban/kernel/entity.ts'
import { allOf, asParent, holds, is, isSet, not } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { lineFields, lineRules, lineWrite, ofMaker, positive, reversing } from '../submission/submission.ts'

/** One cost that comes every month. */
export const moneyMonth = entity('moneyMonth', {
  label: '月度费用',
  title: 'content',
  fields: {
    submitId: ref('提交单', 'submitMonth', { required: true, fixed: true, onDelete: 'cascade' }),
    content: text('内容', { required: true, search: true }),
    date: date('费用日期', { required: true, default: { from: 'today' }, hint: '不填为该月最后一天，本月为今天' }),
    month: text('月份', { whole: 7, computed: of('submitId', 'month'), kept: true }),
    company: lineFields.company,
    type: dict('类型', 'monthType', { required: true }),
    money: money('金额', { required: true }),
    payee: text('收款方'),
    invoiceNumber: text('发票号码'),
    status: lineFields.status,
    opinion: lineFields.opinion,
    atLevels: lineFields.atLevels,
    file: files('凭证'),
    ...reversing('moneyMonth'),
    remark: longText('备注'),
  },
  rows: { manage: holds('money:manage'), also: [asParent('submitId'), holds('finance:manage')] },
  self: ofMaker,
  write: lineWrite,
  checks: [positive],
  unique: [
    {
      fields: ['company', 'month', 'type', 'content'],
      where: allOf(is({ status: ['待审核', '通过'] }), not(isSet('reverseId'))),
      message: '该月已有相同的费用',
    },
  ],
  on: { ...lineRules, check: 'moneyMonth/check' },
  indexes: [['submitId'], ['company', 'month', 'type'], ['reverseId']],
  list: {
    columns: ['month', 'type', 'content', 'payee', 'money', 'company', 'status'],
    filters: ['month', 'type', 'company', 'status'],
    sort: '-month,type',
  },
  form: [
    {
      title: '费用',
      fields: ['submitId', 'month', 'date', 'type', 'content', 'money', 'payee', 'invoiceNumber', 'company'],
    },
    { title: '凭证', fields: ['file', 'reverseId', 'isReversed', 'remark'] },
    { title: '审核', fields: ['status', 'opinion'] },
  ],
  summary: ['month', 'type', 'payee', 'money', 'status'],
})

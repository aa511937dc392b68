import { entity } from '@chengban/kernel/entity.ts'
import { asParent, field, holds, le, today } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { lineFields, lineRules, lineWrite, ofMaker, positive, reversing } from '../submission/submission.ts'

/** Income beside what contracts bring in. */
export const moneyOther = entity('moneyOther', {
  label: '其他收入',
  title: 'content',
  fields: {
    submitId: ref('提交单', 'submitOther', { required: true, fixed: true, onDelete: 'cascade' }),
    content: text('内容', { required: true, search: true }),
    date: date('收款日期', { required: true }),
    type: dict('类型', 'otherType', { required: true }),
    money: money('金额', { required: true }),
    payer: text('付款方', { search: true }),
    bankSerial: text('银行流水号'),
    ...lineFields,
    file: files('凭证'),
    ...reversing('moneyOther'),
    remark: longText('备注'),
  },
  rows: { manage: holds('money:manage'), also: [asParent('submitId'), holds('finance:manage')] },
  self: ofMaker,
  write: lineWrite,
  checks: [positive, { holds: le(field('date'), today()), field: 'date', message: '收款日期不能晚于今天' }],
  on: lineRules,
  indexes: [['submitId'], ['date', 'company'], ['reverseId']],
  list: {
    columns: ['date', 'type', 'content', 'payer', 'money', 'company', 'status'],
    filters: ['type', 'company', 'status', 'date'],
    sort: '-date',
  },
  form: [
    { title: '收入', fields: ['submitId', 'date', 'type', 'content', 'money', 'payer', 'bankSerial', 'company'] },
    { title: '凭证', fields: ['file', 'reverseId', 'isReversed', 'remark'] },
    { title: '审核', fields: ['status', 'opinion'] },
  ],
  summary: ['date', 'type', 'payer', 'money', 'status'],
})

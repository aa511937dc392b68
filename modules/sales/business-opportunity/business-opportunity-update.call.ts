import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Answers an opportunity reminder in one step: logs the follow-up and sets the next date. */
export const businessOpportunityUpdate = call({
  method: 'PATCH',
  path: '/remind/businessOpportunityUpdate',
  label: '处理商机提醒',
  input: {
    id: text('商机', { required: true, max: 36 }),
    version: int('version', { required: true }),
    content: longText('跟进内容', { required: true, missing: '请填写跟进内容', max: 2000 }),
    dtNext: date('下次跟进', { required: true, missing: '请填写下次跟进日期' }),
    successRate: percent('成功率', { min: 0, max: 100 }),
    signDate: date('预计签约日期'),
  },
  answer: { id: 'uuid', version: 'int', businessLogId: 'uuid' },
})

import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Records the confirmer's decision on an objective, its scores, or one or more follow-ups. */
export const confirmOkr = call({
  method: 'POST',
  path: '/okr/confirm',
  label: 'OKR确认',
  input: {
    kind: oneOf('类别', ['okr', 'check'], { required: true }),
    id: text('OKR', { max: 36 }),
    version: int('version'),
    ids: lines('跟进', { id: text('跟进', { required: true, max: 36 }), version: int('version', { required: true }) }),
    pass: bool('是否通过', { required: true }),
    opinion: longText('意见'),
    scores: lines('评分', { id: text('关键结果', { required: true }), score: decimal('评分', { digits: 1 }) }),
  },
  answer: { id: 'uuid', status: 'text', version: 'int', confirmed: 'int' },
})

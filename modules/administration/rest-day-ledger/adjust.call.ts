import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** Adjusts a balance by hand, with a reason: added hours form a new lot, removed hours are taken from existing lots. */
export const adjust = call({
  method: 'POST',
  path: '/restDay/action/adjust',
  label: '调整余额',
  offered: { of: 'restDay', on: 'list', done: '已调整，余额{balance}小时' },
  who: holds('restDay:manage'),
  input: {
    userId: ref('人员', 'user', { required: true }),
    kind: oneOf('类型', ['调休', '年假'], { required: true }),
    hours: decimal('小时', { required: true, digits: 1 }),
    expireDate: date('失效日期'),
    remark: text('说明', { required: true }),
  },
  answer: { balance: 'decimal' },
})

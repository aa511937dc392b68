import { call } from '@chengban/kernel/call.ts'
import { allOf, anyOf, is, me, not } from '@chengban/kernel/expr.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** The training that a delivery asks for; asked for again it is the same. */
export const trainForVer = call({
  method: 'POST',
  path: '/projectVer/train',
  label: '登记版本培训',
  offered: {
    of: 'projectVer',
    on: 'record',
    label: '登记培训',
    when: allOf(
      not(is({ status: ['已确认', '已作废'] })),
      is({ needTrain: true }),
      anyOf(me('creatorId'), me('userId')),
    ),
  },
  input: {
    id: text('版本交付', { required: true, max: 36 }),
    tzStart: datetime('开始时间', { required: true }),
    tzEnd: datetime('结束时间', { required: true }),
    teacherId: ref('讲师', 'user', { required: true }),
    address: text('地点'),
    content: longText('培训内容', { required: true }),
  },
  answer: { trainId: 'uuid' },
})

import { call } from '@chengban/kernel/call.ts'
import { is } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Sends a passed training back so that it is held again, and returns the documents it had filled. */
export const rejectTrain = call({
  method: 'POST',
  path: '/impNodeLog/rejectTrain',
  label: '打回已通过的培训',
  offered: {
    of: 'train',
    on: 'record',
    label: '打回',
    move: 'rejectTrain',
    when: is({ status: '通过' }),
    from: { trainId: 'id' },
    danger: true,
    done: '已打回，{documents}份资料随之退回',
  },
  input: {
    trainId: text('培训记录', { required: true, max: 36 }),
    version: int('version', { required: true }),
    opinion: longText('意见', { max: 1000 }),
  },
  answer: { trainId: 'uuid', documents: 'int' },
})

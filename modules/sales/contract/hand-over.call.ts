import { call } from '@chengban/kernel/call.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'

/** The move of one contract, or of several at once: all of them or none. */
export const handOverContracts = call({
  method: 'POST',
  path: '/contract/action/handOver',
  label: '移交合同',
  input: {
    ids: refs('合同', 'contract'),
    id: ref('合同', 'contract', { hint: '单个合同，与 version 同用' }),
    version: int('版本'),
    userId: ref('接收人', 'user'),
    reason: longText('移交原因', { max: 1000 }),
    opinion: longText('移交原因', { max: 1000, hint: '同 reason' }),
  },
  answer: { ids: ['uuid'], id: 'uuid', status: 'text', version: 'int' },
})

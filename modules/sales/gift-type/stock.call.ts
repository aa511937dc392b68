import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'

/** Gifts came in, or are missing. */
export const stock = call({
  method: 'POST',
  path: '/giftType/action/stock',
  label: '礼品库存',
  offered: { of: 'giftType', on: 'record', label: '出入库', done: '现有{stock}，可用{available}' },
  who: holds('gift:manage'),
  input: {
    id: ref('礼品', 'giftType', { required: true }),
    version: int('version', { required: true }),
    change: int('数量', { required: true }),
    opinion: longText('说明'),
  },
  answer: { id: 'uuid', stock: 'int', available: 'int', version: 'int' },
})

import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const who = holds('receive:manage')

/** Receives goods into stock; fixed assets come with their asset numbers. */
export const stockIn = call({
  method: 'POST',
  path: '/receiveItem/action/stockIn',
  label: '入库',
  offered: {
    of: 'receiveItem',
    on: 'record',
    done: '已入库，现有{stock}',
  },
  who,
  input: {
    id: text('物品', { required: true, max: 36 }),
    quantity: int('数量', { required: true, min: 1 }),
    price: money('单价', { min: 0 }),
    assetNos: json('资产编号', { structure: ['text'] }),
    remark: text('说明'),
  },
  answer: { stock: 'int' },
})

/** Stocktaking: books the differences between the counted and the recorded stock, all or none. */
export const countStock = call({
  method: 'POST',
  path: '/receiveItem/action/count',
  label: '盘点',
  offered: {
    of: 'receiveItem',
    on: 'rows',
    rows: 'rows',
    each: { counted: int('实盘数量', { required: true, min: 0 }), remark: text('盘点说明') },
    done: '已盘点，{changed}件有差异',
  },
  who,
  input: { rows: json('盘点', { required: true }) },
  handsOn: ['rows'],
  answer: { changed: 'int' },
})

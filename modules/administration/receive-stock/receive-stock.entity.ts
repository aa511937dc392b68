import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, eq, field, gt, holds, is, isSet, lt, not } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** One change of an item's stock; together they are the stock. */
export const receiveStock = entity('receiveStock', {
  label: '库存流水',
  title: 'kind',
  fields: {
    itemId: ref('物品', 'receiveItem', { required: true }),
    kind: oneOf('类型', ['入库', '领用', '归还', '报损', '遗失', '盘盈', '盘亏'], { required: true }),
    quantity: int('数量', { required: true, hint: '增加为正，减少为负' }),
    loss: int('损失数量', { default: 0, min: 0 }),
    assetNos: json('资产编号', { structure: ['text'] }),
    receiveId: ref('领用单', 'receive', { readonly: true }),
    price: money('单价', { isUnsummed: true, min: 0 }),
    after: int('结存', { readonly: true }),
    remark: text('说明'),
  },
  rows: { manage: holds('receive:manage') },
  appendOnly: true,
  checks: [
    {
      holds: anyOf(not(eq(field('quantity'), 0)), is({ kind: ['报损', '遗失'] })),
      field: 'quantity',
      message: '数量不能为0',
    },
    {
      holds: anyOf(not(is({ kind: ['入库', '盘盈', '归还'] })), gt(field('quantity'), 0)),
      field: 'quantity',
      message: '该类型的数量须为正数',
    },
    {
      holds: anyOf(
        not(anyOf(is({ kind: ['盘亏', '领用'] }), allOf(is({ kind: '报损' }), not(isSet('receiveId'))))),
        lt(field('quantity'), 0),
      ),
      field: 'quantity',
      message: '该类型的数量须为负数',
    },
    {
      holds: anyOf(isSet('receiveId'), is({ kind: ['入库', '盘盈', '盘亏', '报损'] })),
      field: 'kind',
      message: '只能手工登记入库、盘盈、盘亏、报损',
    },
    {
      holds: anyOf(
        isSet('remark'),
        not(anyOf(is({ kind: ['盘盈', '盘亏'] }), allOf(is({ kind: '报损' }), not(isSet('receiveId'))))),
      ),
      field: 'remark',
      message: '请填写说明',
    },
  ],
  on: { check: 'receiveStock/book' },
  indexes: [['itemId', 'tzCreate']],
  list: {
    columns: ['tzCreate', 'itemId', 'kind', 'quantity', 'loss', 'after', 'receiveId', 'creatorId', 'remark'],
    filters: ['itemId', 'kind', 'tzCreate'],
    sort: '-tzCreate',
  },
  summary: ['itemId', 'quantity', 'after'],
})

import { entity } from '@chengban/kernel/entity.ts'
import { allOf, field, ge, holds, is, subtract, sum } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const given = (status: '通过' | '待一级审核') =>
  sum({ of: 'giftGive', by: 'giftTypeId', column: 'quantity', where: is({ status }) })

/** The gift catalogue with its stock: gifts received less gifts given. */
export const giftType = entity('giftType', {
  label: '礼品',
  title: 'name',
  fields: {
    name: text('礼品名称', { required: true, unique: true, search: true }),
    price: money('单价', { isUnsummed: true, required: true, min: 0 }),
    unit: text('单位', { default: '份' }),
    received: int('累计入库', { readonly: true, default: 0, min: 0 }),
    given: int('累计发放', { computed: given('通过'), kept: true }),
    stock: int('库存', { computed: subtract(field('received'), field('given')) }),
    reserved: int('占用', { computed: given('待一级审核'), kept: true }),
    available: int('可用', { computed: subtract(field('received'), field('given'), field('reserved')) }),
    picture: images('图片', { max: 3 }),
    isEnable: bool('启用', { default: true }),
    remark: longText('备注'),
  },
  rows: { manage: holds('gift:manage'), also: [allOf(holds('gift:apply'), is({ isEnable: true }))] },
  checks: [
    {
      holds: ge(subtract(field('received'), field('given'), field('reserved')), 0),
      field: 'stock',
      message: '库存不能低于占用数量',
    },
  ],
  list: {
    columns: ['name', 'price', 'unit', 'stock', 'available', 'isEnable'],
    filters: ['isEnable'],
    sort: 'name',
  },
  form: [
    { title: '礼品', fields: ['name', 'price', 'unit', 'picture', 'isEnable', 'remark'] },
    { title: '库存', fields: ['stock', 'reserved', 'available', 'received', 'given'] },
  ],
  summary: ['price', 'unit', 'available'],
  children: [{ of: 'giftGive', by: 'giftTypeId', label: '发放' }],
})

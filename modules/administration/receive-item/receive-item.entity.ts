import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, field, ge, gt, holds, is, subtract, sum } from '@chengban/kernel/expr.ts'
import { greatest } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

const reserved = sum({
  of: 'receive',
  by: 'itemId',
  column: 'quantity',
  where: anyOf(is({ status: '待一级审核' }), is({ receiveStatus: '待领取' })),
})

/** A thing handed out, to be used up or to be given back, and how many of it are there. */
export const receiveItem = entity('receiveItem', {
  label: '物品',
  title: 'name',
  fields: {
    name: text('物品名称', { required: true, search: true }),
    code: text('物品编码', { required: true, unique: true, search: true }),
    category: dict('分类', 'receiveCategory', { required: true }),
    kind: oneOf('性质', ['耗材', '可归还', '固定资产'], { required: true }),
    model: text('规格型号'),
    unit: text('单位', { required: true, default: '个' }),
    price: money('单价', { isUnsummed: true, min: 0, secret: 'receive:manage' }),
    stock: int('在库数量', {
      computed: sum({ of: 'receiveStock', by: 'itemId', column: 'quantity' }),
      kept: true,
    }),
    reserved: int('占用数量', { computed: reserved }),
    available: int('可领数量', { computed: subtract(field('stock'), field('reserved')) }),
    outCount: int('借出数量', { computed: sum({ of: 'receive', by: 'itemId', column: 'outQuantity' }) }),
    minStock: int('安全库存', { default: 0, min: 0 }),
    shortage: int('低于安全库存', {
      alarms: true,
      computed: greatest(0, subtract(field('minStock'), field('available'))),
    }),
    maxEach: int('单次上限', { min: 1, hint: '空 = 不限' }),
    assets: lines(
      '资产编号',
      {
        no: text('编号', { required: true }),
        state: oneOf('状态', ['在库', '借出', '报废', '遗失'], { required: true, default: '在库' }),
        receiveId: ref('领用单', 'receive'),
      },
      { readonly: true, max: 1000 },
    ),
    keeperId: ref('保管人', 'user', { hint: '空 = 全部物品管理员', among: { isEnable: true } }),
    picture: images('图片', { max: 5 }),
    isEnable: bool('启用', { default: true }),
    remark: longText('备注'),
  },
  rows: { manage: holds('receive:manage'), also: [allOf(holds('receive:apply'), is({ isEnable: true }))] },
  checks: [{ holds: ge(field('stock'), 0), field: 'stock', message: '库存不足' }],
  on: { check: 'receiveItem/check' },
  list: {
    columns: [
      'code',
      'name',
      'category',
      'kind',
      'model',
      'unit',
      'stock',
      'reserved',
      'available',
      'outCount',
      'minStock',
      'shortage',
      'isEnable',
    ],
    filters: ['category', 'kind', 'isEnable', 'keeperId'],
    sort: 'code',
    cards: {
      image: 'picture',
      card: ['category', 'kind', 'available', 'unit', 'model'],
      spent: { by: 'available', words: '暂无库存' },
    },
    chart: { by: ['category', 'kind'] },
  },
  form: [
    { title: '物品', fields: ['name', 'code', 'category', 'kind', 'model', 'unit', 'price', 'picture'] },
    {
      title: '库存',
      fields: ['stock', 'reserved', 'available', 'outCount', 'minStock', 'shortage', 'maxEach', 'assets'],
    },
    { title: '保管', fields: ['keeperId', 'isEnable', 'remark'] },
  ],
  summary: ['code', 'category', 'kind', 'stock', 'available'],
  children: [
    {
      of: 'receive',
      by: 'itemId',
      label: '领用',
      offered: [{ label: '领用', when: allOf(is({ isEnable: true }), gt(field('available'), 0)) }],
    },
    { of: 'receiveStock', by: 'itemId', label: '库存流水' },
  ],
})

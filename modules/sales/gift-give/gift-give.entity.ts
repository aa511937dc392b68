import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, field, holds, is, le, me, multiply, tasked, via } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { images } from '@chengban/kernel/kinds/file.ts'
import { int, year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { giving } from './gift-give.delivery.ts'

/** A gift for a client's contact on an occasion. */
export const giftGive = entity('giftGive', {
  label: '礼品发放',
  title: 'festival',
  fields: {
    clientId: ref('客户', 'client', { required: true }),
    clientContactId: ref('联系人', 'clientContact', { offers: { clientId: { from: 'clientId' } }, required: true }),
    giftTypeId: ref('礼品', 'giftType', { required: true, among: { isEnable: true } }),
    quantity: int('数量', { required: true, min: 1, default: 1 }),
    price: money('单价', { isUnsummed: true, readonly: true }),
    money: money('金额', { computed: multiply(field('quantity'), field('price')) }),
    year: year('年', { required: true, min: 2000, max: 2100, default: { from: 'year' } }),
    festival: dict('节日', 'festival', { required: true }),
    userId: ref('送礼人', 'user', { required: true, default: { from: 'me' } }),
    dtGive: date('送达日期', { readonly: true }),
    photo: images('凭证照片', { readonly: true, max: 3 }),
    isGiven: bool('已送达', { readonly: true, default: false }),
    ...audited(1),
    status: oneOf('状态', giving.states, { readonly: true, default: '草稿' }),
    ...handedIn,
    remark: longText('备注'),
  },
  rows: {
    own: anyOf(me('userId'), me('creatorId')),
    manage: anyOf(holds('gift:manage'), holds('gift:audit')),
    also: [tasked, via('clientId', me('userId'))],
  },
  write: { create: holds('gift:apply'), update: me('creatorId'), remove: me('creatorId') },
  audit: {
    levels: 1,
    codes: { 1: 'gift:audit' },
    change: 'none',
    submit: allOf(me('creatorId'), holds('gift:apply')),
    locks: ['clientId', 'giftTypeId'],
    guards: {
      submit: [
        {
          holds: le(field('quantity'), of('giftTypeId', 'available')),
          field: 'quantity',
          message: '库存不足，仅剩 {giftTypeId.available}',
        },
      ],
      void: [{ holds: is({ isGiven: false }), message: '已送达，不能作废' }],
    },
    guard: { submit: 'giftGive/yearLimit' },
    after: { submit: { set: { price: of('giftTypeId', 'price') } } },
    void: holds('gift:manage'),
  },
  workflow: giving,
  on: { check: 'giftGive/check' },
  indexes: [
    ['clientId', 'year', 'status'],
    ['giftTypeId', 'status'],
  ],
  list: {
    columns: [
      'clientId',
      'clientContactId',
      'giftTypeId',
      'festival',
      'year',
      'quantity',
      'money',
      'userId',
      'isGiven',
      'status',
    ],
    filters: ['year', 'festival', 'clientId', 'giftTypeId', 'userId', 'status'],
    sort: '-tzCreate',
  },
  form: [
    { title: '礼品', fields: ['clientId', 'clientContactId', 'giftTypeId', 'quantity', 'year', 'festival', 'userId'] },
    { title: '审批', fields: ['audit1', 'remark'] },
    { title: '送达', fields: ['dtGive', 'photo', 'isGiven'] },
  ],
  summary: ['clientId', 'giftTypeId', 'quantity', 'festival'],
})

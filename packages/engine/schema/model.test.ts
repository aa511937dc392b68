import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, me } from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { declared } from '../kinds/column.ts'
import { modelOf } from './model.ts'

const user = entity('user', { label: '人', title: 'name', fields: { name: text('姓名') }, rows: { own: me('id') } })
const purse = entity('purse', {
  label: '钱包',
  title: 'name',
  fields: { name: text('名称'), ownerId: ref('主人', 'user'), payerId: ref('付款人', 'user'), sum: money('金额') },
  rows: { own: anyOf(me('ownerId'), me('payerId')) },
  indexes: [['name'], { by: ['ownerId', 'name'], carries: ['sum'] }],
})

it('an index that carries columns also has the id and the columns of the row rules; another has its key alone', () => {
  const { indexes } = modelOf(declared([user, purse])).tables.purse ?? expect.unreachable('the table of the purse')
  expect(indexes.purse_name_idx).toBe('("name")')
  expect(indexes.purse_owner_id_name_idx).toBe('("owner_id", "name") include ("sum", "payer_id", "id")')
  expect(indexes.purse_payer_id_tz_create_idx).toBe('("payer_id", tz_create desc, id desc) include ("owner_id")')
})

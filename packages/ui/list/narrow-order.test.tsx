import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { ordersOf } from './NarrowOrder.tsx'

const client = entity('client', {
  label: '客户',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), money: money('金额', { secret: 'user:audit' }), papers: files('附件') },
  list: { columns: ['name', 'papers', 'money'], sort: '-name' },
})
const asker = (...codes: readonly string[]) => ({
  userId: 'u',
  today: '2026-11-22',
  now: '2026-11-22T10:00:00+08:00',
  has: (code: string) => codes.includes(code),
})

it('offers no order by what a reader may not ask for, by files, or the one that holds anyway', () => {
  expect(ordersOf(client, asker())).toEqual(['name'])
  expect(ordersOf(client, asker('user:audit'))).toEqual(['name', 'money', '-money'])
})

import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { sectionsOf } from './sections.ts'

const bill = (last: string) =>
  entity('client', {
    label: '发票',
    title: 'name',
    rows: { own: everybody },
    fields: { name: text('名称'), remark: text('备注'), code: text('代码') },
    form: [
      { title: '发票', fields: ['name'] },
      { title: last, fields: ['remark'] },
    ],
  })

it('puts what no section names into one that is called so already, never into a second', () => {
  const all = ['name', 'remark', 'code']
  expect(sectionsOf(bill('其他'), all)).toEqual([
    { title: '发票', names: ['name'] },
    { title: '其他', names: ['remark', 'code'] },
  ])
  expect(sectionsOf(bill('说明'), all).map(({ title }) => title)).toEqual(['发票', '说明', '其他'])
})

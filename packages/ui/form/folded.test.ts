import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { foldedIn } from './folded.ts'

const order = Array.from({ length: 24 }, (_, at) => `f${at}`)
const long = entity('project', {
  label: '项目',
  title: 'f0',
  rows: { own: everybody },
  fields: Object.fromEntries(
    order.map((name) => [name, text(name, name === 'f23' ? { required: true } : {})]),
  ) as never,
})
const form = { entity: long, needed: new Set<string>(), errors: {}, changes: {}, initial: {}, row: {} }
const folded = (more: object = {}, names = order): readonly string[] => [...foldedIn({ ...form, ...more }, names)]

it('of a long form the last wait, but for what must be filled', () => {
  expect(folded()).toEqual(['f19', 'f20', 'f21', 'f22'])
  expect(folded({}, order.slice(0, 20))).toEqual([])
})

it.each([
  { needed: new Set(['f22']) },
  { errors: { 'f22.0.money': '格式错误' } },
  { changes: { f22: '甲' } },
  { initial: { f22: '甲' } },
  { row: { f22: '甲' } },
])('what has to be looked at is in sight: %o', (more) => {
  expect(folded(more)).toEqual(['f18', 'f19', 'f20', 'f21'])
})

import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { Wait } from '@chengban/kernel/page.ts'
import { expect, it } from 'vitest'
import { sidesOf } from './sides.ts'

const paper = entity('contract', {
  label: '资料',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), uploaderId: ref('上传人', 'user') },
})
const whole = entity('client', {
  label: '项目',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), leaderId: ref('负责人', 'user') },
})
const wait = { who: { row: 'uploaderId' }, whom: { record: 'leaderId', or: 'PMO' } } as Wait
const said = (uploader: object | null, leader: object | null, of = wait) => {
  const { who, whom } = sidesOf(of, paper, { uploader }, whole, { leader })
  return [who.name, whom.name]
}

it('has nobody wait for themselves', () => {
  expect(said({ id: '1', name: '程亦' }, { id: '2', name: '陆遥' })).toEqual(['程亦', '陆遥'])
  expect(said({ id: '1', name: '程亦' }, { id: '1', name: '程亦' })).toEqual(['程亦', 'PMO'])
  expect(said({ id: '1', name: '程亦' }, null)).toEqual(['程亦', 'PMO'])
})

it('says that nobody is named, and words as they are', () => {
  expect(said(null, null, { who: '我方', whom: { row: 'uploaderId' } } as Wait)).toEqual(['我方', '未定'])
})

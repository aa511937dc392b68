import { expect, it } from 'vitest'
import { entity } from './entity.ts'
import { everybody } from './expr.ts'
import { oneOf } from './kinds/choice.ts'
import { date } from './kinds/date.ts'
import { ref } from './kinds/ref.ts'
import { text } from './kinds/text.ts'
import { rowName, subjectField } from './row-name.ts'

const fields = {
  name: text('名称'),
  clientId: ref('客户', 'client'),
  initiator: ref('发起人', 'user', { secret: 'client:bank' }),
  day: date('日期'),
  kind: oneOf('类型', ['a', 'b'], { names: { a: '甲' } }),
}
const titled = (title: keyof typeof fields) =>
  entity('contract', { label: '便条', title, rows: { own: everybody }, fields })
const row = { name: '周报', clientId: '1', client: { id: '1', name: '市中心医院' }, day: '2026-11-20', kind: 'a' }

it('never calls a row by an id', () => {
  expect(rowName(titled('clientId'), row)).toBe('市中心医院')
  expect(rowName(titled('clientId'), { clientId: '1' })).toBe('')
})

it('names a day or a state together with whose it is', () => {
  expect(rowName(titled('day'), row)).toBe('市中心医院 2026-11-20')
  expect(rowName(titled('kind'), row)).toBe('市中心医院 甲')
  expect(subjectField(titled('day'))).toBe('clientId')
})

it('names a row by two where the declaration says so, and by a record of any kind', () => {
  const learning = entity('contract', {
    label: '学习',
    title: 'initiator',
    subject: 'clientId',
    rows: { own: everybody },
    fields: { ...fields, kindOf: oneOf('对象', ['client']), targetId: text('对象', { record: 'kindOf' }) },
  })
  const named = { ...row, initiator: '2', initiatorUser: { id: '2', name: '李四' } }
  expect(rowName(learning, named)).toBe('市中心医院 李四')
  const marked = { ...learning, title: 'targetId', subject: undefined }
  expect(rowName(marked as never, { targetId: '3', target: { id: '3', name: '二院' } })).toBe('二院')
  expect(rowName(marked as never, { targetId: '3', target: null })).toBe('')
})

it('leaves words as they are', () => {
  expect(rowName(titled('name'), row)).toBe('周报')
  expect(rowName(titled('name'), {})).toBe('')
})

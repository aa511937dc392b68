import { expect, test } from 'vitest'
import { keepTrail } from '../../data/trail.ts'
import { entryFor, framed } from './menu.ts'

test('a page of another host opens inside the application, own routes as they are', () => {
  const help = { id: 1, name: '帮助', route: 'https://help.example.com/a?b=1' }
  const group = framed({ id: 9, name: '外部', children: [help, { id: 2, name: '合同', route: '/contract' }] })
  const path = '/iframe/https%3A%2F%2Fhelp.example.com%2Fa%3Fb%3D1'
  expect(group.children?.map(({ route }) => route)).toEqual([path, '/contract'])
  expect(entryFor([group], path)?.name).toBe('帮助')
})

test('the menu keeps the place of the list that a record was opened from', () => {
  const group = { id: 9, name: '销售', children: [{ id: 2, name: '我的合同', route: '/contract' }] }
  const trail = { path: '/contract', search: '', label: '我的合同', view: '', query: {}, offset: 0, total: 1 }
  keepTrail('contract', { ...trail, ids: ['a'] })
  expect(entryFor([group], '/record/contract/a')?.id).toBe(2)
  expect(entryFor([group], '/record/contract/b')).toBeUndefined()
})

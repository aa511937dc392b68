import { expect, test } from 'vitest'
import { entryFor, framed } from './menu.ts'

test('a page of another host opens inside the application, own routes as they are', () => {
  const help = { id: 1, name: '帮助', route: 'https://help.example.com/a?b=1' }
  const group = framed({ id: 9, name: '外部', children: [help, { id: 2, name: '合同', route: '/contract' }] })
  const path = '/iframe/https%3A%2F%2Fhelp.example.com%2Fa%3Fb%3D1'
  expect(group.children?.map(({ route }) => route)).toEqual([path, '/contract'])
  expect(entryFor([group], path)?.name).toBe('帮助')
})

import { expect, test } from 'vitest'
import { openMenus } from './open-menus.ts'

const screen = { label: '页', kind: 'page' } as const

test('what no area declares is not made, nor a group without entries', () => {
  expect(openMenus([])).toEqual([])
  const [only, ...others] = openMenus([{ screens: { '/home': screen } }])
  expect([only?.name, only?.children.map(({ route }) => route), others]).toEqual(['工作台', ['/home'], []])
})

test('an entry of a page that takes its address from the route is made, with its codes, and sleeps', () => {
  const [group] = openMenus([{ screens: { '/metabase/:url': { ...screen, codes: ['metabase:open'] } } }])
  expect(group?.children).toMatchObject([
    { id: 801, route: '/metabase/company', active: false, codes: ['metabase:open'] },
  ])
})

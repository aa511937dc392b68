import { expect, test } from 'vitest'
import { openMenus } from './open-menus.ts'

const screen = { label: '页', kind: 'page' } as const
const at = (id: number) => ({ ...screen, menu: { id, icon: 'HomeOutlined' } })

test('a screen without a place is in no menu, nor a heading without entries', () => {
  expect(openMenus([{ screens: { '/home': screen } }])).toEqual([])
  const [only, ...others] = openMenus([{ screens: { '/home': at(102) } }])
  expect([only?.name, only?.children.map(({ route }) => route), others]).toEqual(['工作台', ['/home'], []])
})

test('an entry has the label and the codes of its screen, and stands below the heading before it', () => {
  const codes = ['contract:apply', 'contract:manage'] as const
  const [group] = openMenus([{ screens: { '/contract': { ...at(204), label: '我的合同', codes } } }])
  expect(group).toMatchObject({ name: '销售', children: [{ id: 204, name: '我的合同', route: '/contract', codes }] })
})

test('entries are in the order of their ids, and where one names the entry it precedes, in front of that', () => {
  const early = { ...screen, menu: { id: 108, before: 103, icon: 'AuditOutlined' } }
  const [group] = openMenus([{ screens: { '/c': at(103), '/a': at(102) } }, { screens: { '/b': early } }])
  expect(group?.children.map(({ route }) => route)).toEqual(['/a', '/b', '/c'])
})

test('an entry of a page that takes its address from the route has its own, with its codes, and sleeps', () => {
  const menu = {
    id: 801,
    icon: 'DotChartOutlined',
    name: '经营看板',
    route: '/metabase/company',
    isAsleep: true,
  } as const
  const [group] = openMenus([{ screens: { '/metabase/:url': { ...screen, menu, codes: ['metabase:open'] } } }])
  expect(group?.children).toMatchObject([
    { id: 801, name: '经营看板', route: '/metabase/company', active: false, codes: ['metabase:open'] },
  ])
})

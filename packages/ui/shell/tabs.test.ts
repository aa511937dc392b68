// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { closeTab, opened, openTab, useTabs } from './tabs.ts'

const paths = () => useTabs.getState().tabs.map(({ path, search }) => path + search)

beforeEach(() => useTabs.setState({ tabs: [] }))

it('keeps home and what was opened last when there are too many', () => {
  const many = Array.from({ length: 40 }, (_none, index) => `/contract/${index}`)
  const tabs = many.reduce<ReturnType<typeof opened>>((before, path) => opened(before, path, ''), [])
  expect([tabs.length, tabs[0]?.path, tabs.at(-1)?.path]).toEqual([25, '/hello', '/contract/39'])
})

it('has one home, whichever of its two pages', () => {
  openTab('/hello', '')
  openTab('/contract', '?page=2')
  openTab('/home', '')
  expect(paths()).toEqual(['/home', '/contract?page=2'])
})

it('notes the query of a tab that is open, in its place', () => {
  openTab('/contract', '')
  openTab('/client', '')
  openTab('/contract', '?page=3')
  expect(paths()).toEqual(['/hello', '/contract?page=3', '/client'])
})

it('never closes home', () => {
  openTab('/hello', '')
  expect([closeTab('/hello', '/hello'), paths()]).toEqual([null, ['/hello']])
})

it('goes to the neighbour when the one in front is closed', () => {
  openTab('/contract', '')
  openTab('/client', '?page=2')
  expect(closeTab('/contract', '/client')).toBeNull()
  expect(closeTab('/client', '/client')).toBe('/hello')
})

it('knows of a record which screen led to it, and not which tab was turned to last', () => {
  const from = () => useTabs.getState().tabs.find(({ path }) => path === '/record/contract/1')?.from?.path
  openTab('/phone/applyAudits', '')
  openTab('/record/contract/1', '', '/phone/applyAudits')
  expect(from()).toBe('/phone/applyAudits')
  openTab('/client', '', '/record/contract/1')
  openTab('/record/contract/1', '')
  expect(from()).toBe('/phone/applyAudits')
  openTab('/record/contract/1', '', '/client')
  expect(from()).toBe('/client')
})

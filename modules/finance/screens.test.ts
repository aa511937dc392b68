import { expect, it } from 'vitest'
import { screens } from './screens.ts'

it('the badge of a queue counts every kind that waits in it', () => {
  const { menu, of, tabs } = screens['/moneyAudit']
  expect(menu.badge).toEqual([of, ...tabs.map((tab) => tab.of)])
})

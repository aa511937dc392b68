import { expect, it } from 'vitest'
import { openTabs } from './open-tabs.ts'

const screen = { label: '财务记录', kind: 'list', of: 'submitMonth' } as const
const details = {
  tab: '月度费用',
  tabCodes: ['money:apply'],
  tabs: [
    { label: '服务费', of: 'moneyServer', codes: ['moneyServer:manage'] },
    { label: '往来款', of: 'submitComeGo' },
  ],
}
const labels = (operations: readonly string[]) => openTabs(screen, details, operations).map(({ label }) => label)

it('keeps back the lists of other codes, the own one too', () => {
  expect(labels([])).toEqual(['往来款'])
  expect(labels(['moneyServer:manage'])).toEqual(['服务费', '往来款'])
  expect(labels(['*', '!moneyServer:*'])).toEqual(['月度费用', '往来款'])
})

it('is one list where no more is declared', () =>
  expect(openTabs(screen, {}, [])).toEqual([{ label: '财务记录', of: 'submitMonth', codes: [] }]))

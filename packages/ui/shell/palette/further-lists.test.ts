import { beforeEach, expect, it } from 'vitest'
import { setAreas } from '../../declarations/declarations.ts'
import { furtherLists } from './further-lists.ts'

beforeEach(() =>
  setAreas({
    screens: {
      '/restDay': { label: '调休', kind: 'list', of: 'restDay', hasMore: true },
      '/finance': { label: '财务管理', kind: 'list', of: 'financePeriod', codes: ['finance:manage'], hasMore: true },
      '/phone/phoneTask': { label: '任务', kind: 'phone', of: 'task', hasMore: true },
      '/bug': { label: '缺陷', kind: 'list', of: 'bug' },
    },
    entities: {},
    operations: async () => ({}),
    details: async () => ({
      '/restDay': {
        tab: '请假与调休',
        tabs: [
          { label: '假期流水', of: 'restDayLedger' },
          { label: '全公司', of: 'restDay', codes: ['restDay:manage'] },
        ],
      },
      '/finance': { tab: '期间', tabs: [{ label: '预算', of: 'moneyBudget' }] },
      '/phone/phoneTask': { tabs: [{ label: '全部', of: 'task' }] },
    }),
  }),
)

it('finds no tab of a screen that is shut, nor one that is shut itself, nor those of phone pages', async () => {
  expect(await furtherLists([])).toEqual([
    { label: '请假与调休', screen: '调休', path: '/restDay' },
    { label: '假期流水', screen: '调休', path: `/restDay?${new URLSearchParams({ tab: '假期流水' })}` },
  ])
})

it('finds what the codes open', async () => {
  const labels = (await furtherLists(['restDay:manage', 'finance:manage'])).map(({ label }) => label)
  expect(labels).toEqual(['请假与调休', '假期流水', '全公司', '期间', '预算'])
})

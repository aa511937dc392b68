// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ok, serve, showList } from './testing/list-bench.tsx'

const deal = entity('contract', {
  label: '合同',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('名称'), money: money('合同额') },
  list: { columns: ['name', 'money'] },
})
const rows = ['a', 'b'].map((id) => ({ id, name: id, money: '10.10', version: 1 }))
let bench: ReturnType<typeof serve>
const begin = (totalCount: number) => {
  bench = serve({
    'GET /api/contract': () => ok({ nodes: rows, totalCount }),
    'GET /api/contract/count': () => ok({ totalCount }),
    'GET /api/contract/figures': () => ok({ nodes: [], sum: { count: totalCount, money: '123456.78' }, where: {} }),
  })
  showList(deal, '/contract?keyword=医')
}
afterEach(() => bench.close())
const foot = (): string => screen.getByRole('table').querySelector('tfoot')?.textContent ?? ''

it('sums the page, and all rows of the same narrowing once asked', async () => {
  begin(53)
  fireEvent.click(await screen.findByRole('button', { name: '本页合计' }))
  expect(await screen.findByText('全部 53 条合计')).toBeTruthy()
  expect(foot()).toContain('123,456.78')
  const [asked] = bench.asked('GET', '/api/contract/figures')
  expect(Object.fromEntries(asked?.url.searchParams ?? [])).toMatchObject({
    keyword: '医',
    measures: '{"money":{"sum":"money"}}',
  })
  expect(asked?.url.searchParams.has('groupBy')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: '全部 53 条合计' }))
  expect(screen.getByText('本页合计')).toBeTruthy()
  expect(foot()).toContain('20.20')
})

it('offers no further sum where the page has all rows', async () => {
  begin(2)
  expect(await screen.findByText('本页合计')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '本页合计' })).toBeNull()
})

// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { periodsOf } from './Mine.tsx'
import { ok, refused, serve, showList } from './testing/list-bench.tsx'

const sale = entity('client', {
  ...{ label: '商机', title: 'name', rows: { manage: everybody } },
  fields: { name: text('名称') },
  list: {
    columns: ['name'],
    mine: { call: '/won', as: 'userId', figures: { won: '赢单额', target: '目标' }, rate: 'rate' },
  },
})

let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({ 'GET /api/won': () => ok({ won: '250000.00', target: null, rate: '25.0' }) })
})
afterEach(() => bench.close())

it('takes the month and the quarter whole', () => {
  expect(periodsOf('2026-11-26').map(({ date1, date2 }) => [date1, date2])).toEqual([
    ['2026-11-01', '2026-11-30'],
    ['2026-10-01', '2026-12-31'],
  ])
  expect(periodsOf('2028-02-29').map(({ date1, date2 }) => [date1, date2])).toEqual([
    ['2028-02-01', '2028-02-29'],
    ['2028-01-01', '2028-03-31'],
  ])
})

it("shows what one has won oneself above one's own rows", async () => {
  showList(sale, '/client', { variant: 'apply' })
  await waitFor(() => expect(screen.getAllByText('250,000.00').length).toBe(2))
  expect(screen.getAllByText('完成 25.0%').length).toBe(2)
  expect(bench.asked('GET', '/api/won').map(({ url }) => url.searchParams.get('userId'))).toEqual(['u', 'u'])
})

it('shows nothing where the figures are refused', async () => {
  bench.answers['GET /api/won'] = () => refused('FORBIDDEN', '权限不足')
  showList(sale, '/client', { variant: 'apply' })
  await screen.findByRole('region', { name: '我的商机' })
  await waitFor(() => expect(screen.queryByRole('region', { name: '我的商机' })).toBeNull())
})

it('asks for nothing above the rows of others', async () => {
  showList(sale, '/client', { variant: 'manage' })
  await screen.findByText('新建商机')
  expect(bench.asked('GET', '/api/won')).toEqual([])
})

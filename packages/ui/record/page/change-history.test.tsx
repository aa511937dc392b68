// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { afterEach, expect, it } from 'vitest'
import { ok, serve } from '../../list/testing/list-bench.tsx'
import ChangeHistory from './ChangeHistory.tsx'

const history = { call: '/business-log/history', by: 'businessOpportunityId', label: '变更历史' } as const
const change = (at: number) => ({
  id: `l${at}`,
  kind: '预算',
  tzLog: '2026-11-20T10:00:00+08:00',
  userName: '林晓棠',
  fields: [{ field: 'budgetMyself', label: '自报预算', before: '', after: `${at}00.00` }],
  reason: '客户追加',
})
let bench: ReturnType<typeof serve>
afterEach(() => {
  cleanup()
  bench.close()
})

const show = (total: number) => {
  bench = serve({
    'GET /api/business-log/history': (url) => {
      const first = (Number(url.searchParams.get('pageNumber')) - 1) * 20
      const nodes = Array.from({ length: Math.min(20, total - first) }, (_, at) => change(first + at + 1))
      return ok({ nodes, totalCount: total })
    },
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <ChangeHistory history={history} id="b1" />
      </ConfigProvider>
    </QueryClientProvider>,
  )
}

it('tells who changed what and why, each field old and new, of this record alone', async () => {
  show(1)
  expect((await screen.findByRole('listitem')).textContent).toContain('预算 林晓棠')
  expect(screen.getByRole('row').textContent).toContain('空 → 100.00')
  expect(screen.getByText('原因：客户追加')).toBeTruthy()
  expect(bench.asked('GET')[0]?.url.searchParams.get('businessOpportunityId')).toBe('b1')
  expect(screen.queryByRole('button')).toBeNull()
})

it('gives the older ones when they are asked for', async () => {
  show(21)
  fireEvent.click(await screen.findByRole('button', { name: '更早的变更' }))
  await screen.findByText('2100.00')
  expect(screen.queryByRole('button')).toBeNull()
})

it('says so where nothing was changed', async () => {
  show(0)
  expect(await screen.findByText('还没有变更')).toBeTruthy()
})

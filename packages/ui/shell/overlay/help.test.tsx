// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ok, serve } from '../../list/testing/list-bench.tsx'
import { Help } from './Help.tsx'
import { routesOf } from './page-help.ts'

const show = (nodes: readonly object[]) => {
  const bench = serve({
    'GET /api/documentation': () => ok({ nodes }),
    'GET /api/documentation/d1': () => ok({ id: 'd1', name: '合同怎么填', content: '先选客户', file: [] }),
    'POST /api/documentation/action/vote': () => ok({}),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/contract?status=1']}>
        <Help />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return bench
}

it('shows the keys alone where nothing is written about the page', async () => {
  show([])
  expect(await screen.findByText('搜索或跳转')).toBeTruthy()
  expect(screen.queryByRole('region', { name: '本页帮助' })).toBeNull()
})

it('opens the most helpful page of the route at once, and takes a vote', async () => {
  const bench = show([
    { id: 'd1', name: '合同怎么填' },
    { id: 'd2', name: '合同编号' },
  ])
  expect(await screen.findByText('先选客户')).toBeTruthy()
  expect(screen.getByRole('button', { name: '合同编号' }).getAttribute('aria-expanded')).toBe('false')
  const [asked] = bench.asked('GET', '/api/documentation')
  expect(decodeURIComponent(String(asked?.url))).toContain('/contract')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '有帮助' })))
  expect(bench.asked('POST', '/api/documentation/action/vote')[0]?.body).toEqual({ id: 'd1', good: true })
})

it('helps a record by what is written for its list', () => {
  expect(routesOf('/record/contract/0199')).toEqual(['/record/contract', '/contract'])
  expect(routesOf('/contract')).toEqual(['/contract'])
})

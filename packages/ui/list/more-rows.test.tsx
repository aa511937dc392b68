// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ok, refused, serve, showList } from './testing/list-bench.tsx'

const client = entity('client', {
  label: '客户',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('客户名称') },
  list: { columns: ['name'] },
})
const page = (number: number, ids: readonly number[]) =>
  ok({ nodes: ids.map((id) => ({ id: String(id), version: 1, name: `客户${id}` })), pageNumber: number })
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

let bench: ReturnType<typeof serve>
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  bench = serve({
    // the tenth row has slid onto the second page meanwhile
    'GET /api/client': (url) =>
      url.searchParams.get('pageNumber') === '2' ? page(2, [10, ...upTo(11, 12)]) : page(1, upTo(1, 10)),
    'GET /api/client/count': () => ok({ totalCount: 12 }),
  })
})
afterEach(() => {
  bench.close()
  vi.unstubAllGlobals()
})
const cards = () => document.querySelectorAll('.cb-cards > li').length

it('shows the next page under the first at a press, each row once, and says how many there are', async () => {
  showList(client, '/client')
  expect(await screen.findByText('已显示 10 条，共 12 条')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '加载更多' }))
  await waitFor(() => expect(cards()).toBe(12))
  expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('共 12 条')
})

it('keeps what is shown where the next page cannot be read, and tries again when asked to', async () => {
  const whole = bench.answers['GET /api/client']
  bench.answers['GET /api/client'] = (url, body) =>
    url.searchParams.get('pageNumber') === '2' ? refused('VALIDATION', '不行') : (whole?.(url, body) as Response)
  showList(client, '/client')
  fireEvent.click(await screen.findByRole('button', { name: '加载更多' }))
  const again = await screen.findByRole('button', { name: '没有读出来，重试' })
  expect(cards()).toBe(10)
  bench.answers['GET /api/client'] = whole as never
  fireEvent.click(again)
  await waitFor(() => expect(cards()).toBe(12))
})

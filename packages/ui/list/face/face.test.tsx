import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ok, serve } from '../testing/list-bench.tsx'
import Strip from './Strip.tsx'
import { Sums } from './Sums.tsx'

const day = entity('taskDay', {
  label: '日计划',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), date: date('日期'), planHours: decimal('计划工时', { digits: 1 }) },
})

let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({ 'GET /api/taskDay': () => ok({ nodes: [{ id: '1', date: '2026-11-25' }], totalCount: 1 }) })
})
afterEach(() => bench.close())

test('a strip has a dot where there are rows, and puts the day that is chosen into the address', async () => {
  const element = <Strip entity={day} strip={{ by: 'date', step: 'day' }} where={{ userId: { equalTo: 'u' } }} />
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/phone/phoneDayTask?day=2026-11-27'],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('button', { name: '2026-11-27' }).getAttribute('aria-current')).toBe('date')
  fireEvent.click(await screen.findByRole('button', { name: '2026-11-25，有内容' }))
  expect(router.state.location.search).toBe('?day=2026-11-25')
  fireEvent.click(screen.getByRole('button', { name: '往后' }))
  expect(router.state.location.search).toBe('?day=2026-12-02')
  const filters = bench.asked('GET', '/api/taskDay')[0]?.url.searchParams.get('filters') ?? ''
  expect(JSON.parse(filters).and[0]).toEqual({ userId: { equalTo: 'u' } })
})

test('sums are exact, and stand beside what they are compared with', () => {
  const rows = [{ planHours: '0.1' }, { planHours: '0.2' }, { planHours: null }]
  const { container } = render(<Sums entity={day} sums={[{ field: 'planHours', of: 40 }]} rows={rows} />)
  expect(container.textContent).toBe('计划工时0.3 / 40')
})

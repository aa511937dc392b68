import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { setAreas } from '@chengban/ui/declarations/declarations.ts'
import { ok, serve } from '@chengban/ui/list/testing/list-bench.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ReviewedReports } from './ReviewedReports.tsx'

const report = (name: string) =>
  entity(name as 'dailyWork', {
    label: '日报',
    title: 'progress',
    rows: { own: everybody },
    fields: { progress: text('今日进展') },
  })
const row = (id: string, name: string, status: string, more: object = {}) => ({
  ...{ id, version: 1, userId: `u${id}`, user: { id: `u${id}`, name }, date: today(), timeliness: '按时', status },
  ...{ progress: `${name}写的`, can: status === '已提交' ? ['read', 'remark'] : [] },
  ...more,
})

let bench: ReturnType<typeof serve>
beforeEach(async () => {
  const entities = { dailyWork: async () => report('dailyWork'), marketWork: async () => report('marketWork') }
  setAreas({ screens: {}, entities, operations: async () => ({}), details: async () => ({}) })
  bench = serve({
    [`GET /api/${report('dailyWork').resource}`]: () =>
      ok({ nodes: [row('1', '林一', '已阅'), row('2', '王芳', '已提交'), row('3', '沈若谷', '未填')] }),
    'POST /api/messageRemind/action/together': () => ok({ reminded: 1, refused: [] }),
  })
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Suspense>
            <ReviewedReports />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
})
afterEach(() => bench.close())

const moved = (name: string) => bench.asked('POST').filter(({ url }) => url.pathname.endsWith(`/action/${name}`))

it('what has not been read comes first; ↓ reads it, and an answer goes with its words', async () => {
  const cards = await screen.findAllByRole('listitem', { name: /的日报$/ })
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['王芳的日报', '林一的日报'])
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  await waitFor(() => expect(moved('read')).toHaveLength(1))
  const [first] = screen.getAllByRole('listitem', { name: /的日报$/ })
  fireEvent.change(within(first as HTMLElement).getByRole('textbox', { name: '点评王芳' }), {
    target: { value: '继续' },
  })
  fireEvent.click(within(first as HTMLElement).getByRole('button', { name: /点\s?评/ }))
  await waitFor(() => expect(moved('remark')[0]?.body).toMatchObject({ id: '2', opinion: '继续' }))
})

it('who has written nothing stands by name, and is reminded', async () => {
  const missing = await screen.findByRole('region', { name: '未交' })
  expect(missing.textContent).toContain('未交 1 人')
  fireEvent.click(within(missing).getByRole('button', { name: /催\s?办/ }))
  const sent = () => bench.asked('POST', '/api/messageRemind/action/together')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ rows: [{ id: '3', type: 'dailyWork' }] })
})

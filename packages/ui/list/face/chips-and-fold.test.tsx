import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactElement, Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setAreas } from '../../declarations/declarations.ts'
import { ok, serve } from '../testing/list-bench.tsx'
import Chips from './Chips.tsx'
import Fold from './Fold.tsx'

const sale = entity('businessOpportunity', {
  label: '商机',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), dtNext: date('下次跟进') },
})
const week = entity('taskWeek', {
  label: '周计划',
  title: 'weekStart',
  rows: { own: everybody },
  fields: { weekStart: date('周一'), userId: ref('人员', 'user'), planHours: decimal('计划工时', { digits: 1 }) },
} as never)
let bench: ReturnType<typeof serve>
beforeEach(() => {
  setAreas({
    screens: {},
    entities: { businessOpportunity: async () => sale as Entity, taskWeek: async () => week },
    operations: async () => ({}),
    details: async () => ({}),
  } as never)
  bench = serve({
    'GET /api/businessOpportunity': () =>
      ok({
        nodes: [
          { id: 's1', name: '市一医院', dtNext: '2020-01-01' },
          { id: 's2', name: '县医院', dtNext: null },
        ],
      }),
    'GET /api/taskWeek': () =>
      ok({ nodes: [{ id: 'w1', userId: 'u1', userByUserId: { id: 'u1', name: '赵一' }, planHours: '38.0' }] }),
  })
})
afterEach(() => bench.close())

const show = async (element: ReactElement) => {
  const router = createMemoryRouter([{ path: '*', element: <Suspense>{element}</Suspense> }], {
    initialEntries: ['/phone/x?page=2'],
  })
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  })
  return router
}

test('the record pressed narrows the rows by the address, pressed again it does not; one that is due says so', async () => {
  const router = await show(<Chips chips={{ by: 'businessOpportunityId', of: 'businessOpportunity', due: 'dtNext' }} />)
  fireEvent.click(await screen.findByRole('button', { name: '市一医院，待跟进' }))
  expect(router.state.location.search).toBe('?of=s1')
  fireEvent.click(screen.getByRole('button', { name: '市一医院，待跟进', pressed: true }))
  expect(router.state.location.search).toBe('')
  expect(screen.getByRole('button', { name: '县医院' })).toBeTruthy()
})

test('rows folded below a card are read when it is opened, not before', async () => {
  await show(
    <Fold
      id="c1"
      fold={{ of: 'taskWeek', by: 'weekTaskCombId', label: '成员', title: 'userId', facts: ['planHours'] }}
    />,
  )
  expect(bench.asked('GET', '/api/taskWeek')).toEqual([])
  const fold = screen.getByText('成员').closest('details') as HTMLDetailsElement
  await act(async () => {
    fold.open = true
    fireEvent(fold, new Event('toggle'))
  })
  expect(await screen.findByText('赵一')).toBeTruthy()
  expect(screen.getByText('38.0')).toBeTruthy()
  const filters = bench.asked('GET', '/api/taskWeek')[0]?.url.searchParams.get('filters') ?? ''
  expect(JSON.parse(filters)).toEqual({ weekTaskCombId: { equalTo: 'c1' } })
})

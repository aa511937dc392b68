import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { ok, refused, serve } from '../list/testing/list-bench.tsx'
import { OneRecord } from './OneRecord.tsx'

const states = ['待开始', '进行中'] as const
const task = entity('task', {
  label: '任务',
  title: 'name',
  rows: { own: everybody },
  write: { update: everybody },
  fields: { name: text('名称'), describe: text('说明'), status: oneOf('状态', states, { default: '待开始' }) },
  form: [{ title: '任务', fields: ['name', 'describe', 'status'] }],
  workflow: {
    field: 'status',
    states,
    initial: '待开始',
    moves: [
      { name: 'start', label: '开始', from: ['待开始'], to: '进行中', who: everybody },
      { name: 'refuse', label: '拒绝', from: ['待开始'], to: '进行中', who: everybody, opinion: 'required' },
    ],
  },
} as never)

let bench: ReturnType<typeof serve>
const row = { id: 't1', version: 3, name: '巡检机房', describe: '看温度', status: '待开始', can: ['start', 'refuse'] }
beforeEach(() => {
  setAreas({
    screens: { '/phone/phoneTask': { label: '任务详情', kind: 'phone', of: 'task', hasMore: true } },
    entities: { task: async () => task },
    operations: async () => ({}),
    details: async () => ({ '/phone/phoneTask': { acts: [{ move: 'refuse' }, { move: 'start' }] } }),
  } as never)
  bench = serve({
    'GET /api/task/t1': () => ok(row),
    'POST /api/task/action/start': () => ok({ ...row, status: '进行中', version: 4, can: [] }),
  })
})
afterEach(() => bench.close())

const open = async (address: string): Promise<void> => {
  const element = (
    <Suspense>
      <OneRecord list="/phone/phoneTasks" />
    </Suspense>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  })
}

test('a record that is not there says so, and offers nothing', async () => {
  bench.answers['GET /api/task/t1'] = () => refused('NOT_FOUND', '数据不存在')
  await open('/phone/phoneTask?id=t1')
  expect(await screen.findByText('数据不存在')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '开始' })).toBeNull()
})

test('what it says stands above, the act that brings it on is the one in ink, and one press makes it', async () => {
  await open('/phone/phoneTask?id=t1')
  expect(await screen.findByText('看温度')).toBeTruthy()
  expect(screen.getByRole('button', { name: '开始' }).className).toBe('cb-decide-approve')
  expect(screen.getByRole('button', { name: '拒绝' }).className).toBe('cb-decide-own')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '开始' })))
  expect(bench.asked('POST', '/api/task/action/start')[0]?.body).toEqual({ id: 't1', version: 3 })
})

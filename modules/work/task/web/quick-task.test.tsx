import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { ok, serve } from '@chengban/ui/list/testing/list-bench.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QuickTask } from './QuickTask.tsx'

const task = entity('task', {
  label: '任务',
  title: 'name',
  rows: { own: everybody },
  write: { create: everybody },
  fields: { name: text('名称') },
})
const onMade = vi.fn()
let bench: ReturnType<typeof serve>

beforeEach(async () => {
  onMade.mockReset()
  const people = ['王芳', '王方'].map((name, at) => ({ id: `p${at}`, name }))
  bench = serve({
    'GET /api/users': () => ok({ nodes: people }),
    'POST /api/task': () => ok({ id: 't', version: 1 }),
  })
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <QuickTask entity={task} onMade={onMade} />
      </QueryClientProvider>,
    )
  })
})
afterEach(() => bench.close())

const type = async (line: string): Promise<void> => {
  const field = screen.getByRole('textbox', { name: '快速新建任务' })
  fireEvent.change(field, { target: { value: line } })
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 }))
}

it('a name that is not one person’s is said, and nothing is made', async () => {
  await waitFor(() => expect(bench.asked('GET', '/api/users')).toHaveLength(1))
  await type('接口 @王')
  expect((await screen.findByRole('alert')).textContent).toBe('找不到唯一的“王”')
  expect(bench.asked('POST')).toEqual([])
})

it('makes the task and gives it', async () => {
  await waitFor(() => expect(bench.asked('GET', '/api/users')).toHaveLength(1))
  await type('接口联调 @王芳')
  await waitFor(() => expect(onMade).toHaveBeenCalled())
  expect(bench.asked('POST', '/api/task')[0]?.body).toMatchObject({ name: '接口联调', designee: 'p0', date: today() })
  expect(bench.asked('POST', '/api/task/action/publish')[0]?.body).toMatchObject({ id: 't', version: 1 })
})

it('makes no second task, and publishes none twice, where the answer to publishing was lost', async () => {
  bench.close()
  let stands = { id: 't', version: 1, status: '草稿' }
  bench = serve({
    'GET /api/users': () => ok({ nodes: [{ id: 'p0', name: '王芳' }] }),
    'POST /api/task': () => ok(stands),
    'GET /api/task/t': () => ok(stands),
    'POST /api/task/action/publish': () => {
      stands = { ...stands, version: 2, status: '待确认' }
      throw new TypeError('network')
    },
  })
  await type('接口联调')
  expect((await screen.findByRole('alert')).textContent).toBeTruthy()
  const tries = bench.asked('POST', '/api/task/action/publish').length
  await type('接口联调')
  await waitFor(() => expect(onMade).toHaveBeenCalled())
  expect(bench.asked('POST', '/api/task')).toHaveLength(1)
  expect(bench.asked('POST', '/api/task/action/publish')).toHaveLength(tries)
})

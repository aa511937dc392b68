import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { ApiError } from '@chengban/ui/api/api-error.ts'
import { request } from '@chengban/ui/api/request.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { dayAfter, weekStart } from '@chengban/ui/dates/days.ts'
import { setAreas } from '@chengban/ui/declarations/declarations.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { DispatchBoard } from './DispatchBoard.tsx'
import { DispatchDay } from './DispatchDay.tsx'

vi.mock('@chengban/ui/api/request.ts', () => ({ request: vi.fn() }))

const task = entity('task', {
  label: '任务',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称') },
})
const member = (userId: string, planHours: string) => ({
  ...{ userId, name: userId, department: '研发部', status: '已预估', urged: false },
  taskDay: { id: `day-${userId}`, version: 1, planHours, actualHours: null },
  items: [],
  report: { kind: 'dailyWork', status: null, timeliness: null },
})
const open = { id: 't1', name: '接口联调', designee: '乙', designeeUser: { id: '乙', name: '乙' }, predict: '5.0' }

const answers = (team: () => unknown) =>
  vi.mocked(request).mockImplementation(async (method, path) => {
    if (method === 'POST') return { sent: 1, tasks: 1, items: [] }
    if (path === '/api/taskDay/team') return team()
    return { nodes: path === '/api/task' ? [open] : [] }
  })

const show = async (board = <DispatchBoard />): Promise<void> => {
  setAreas({
    screens: {},
    entities: { task: async () => task, project: async () => task },
    operations: async () => ({}),
    details: async () => ({}),
  })
  useSession.setState({ person: { id: 'me', operations: ['task:dispatch'] } as never })
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Suspense>{board}</Suspense>
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
}
const cell = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} ${today()}`) })
const posted = () =>
  vi.mocked(request).mock.calls.flatMap(([method, , options]) => (method === 'POST' ? [options?.body] : []))

beforeEach(() => {
  cleanup()
  vi.mocked(request).mockReset()
  answers(() => ({ nodes: [member('甲', '8.0'), member('乙', '5.0')] }))
})

it('tells of a day that could not be read, instead of calling it off', async () => {
  let count = 0
  answers(() => {
    if (++count === 2) throw new ApiError('INTERNAL', 500, '系统异常')
    return { nodes: [member('甲', '8.0')] }
  })
  await show()
  expect(await screen.findByText('派发没有读出来')).toBeTruthy()
})

it('keeps the way to other weeks where this one has nobody', async () => {
  answers(() => ({ nodes: [] }))
  await show()
  expect(await screen.findByText('这一周没有由你安排的人')).toBeTruthy()
  expect(screen.getByRole('button', { name: '下一周' })).toBeTruthy()
})

it('opens the next week where nothing can be put into this one any more, and goes back', async () => {
  const next = dayAfter(weekStart(today()), 7)
  const told = { ...member('甲', '8.0'), status: '已保存' }
  vi.mocked(request).mockImplementation(async (_method, path, options) => {
    const date = String(options?.query?.date)
    return { nodes: path === '/api/taskDay/team' ? [date < next ? told : member('甲', '2.0')] : [] }
  })
  await show()
  expect(await screen.findByRole('button', { name: new RegExp(`^甲 ${next}`) })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '上一周' }))
  expect(await screen.findByText(`${weekStart(today())} 至 ${dayAfter(next, -1)}`)).toBeTruthy()
})

it('stays at the week it opened while everybody hands in', async () => {
  let status = '已预估'
  answers(() => ({ nodes: [{ ...member('乙', '5.0'), status }] }))
  await show()
  fireEvent.click(await cell('乙'))
  status = '已保存'
  fireEvent.change(await screen.findByLabelText(/事项/), { target: { value: '修接口' } })
  fireEvent.click(screen.getByRole('button', { name: /派\s?发/ }))
  await waitFor(() => expect(screen.getAllByText('已提交产出').length).toBeGreaterThan(0))
  expect(screen.getByText(`${weekStart(today())} 至 ${dayAfter(weekStart(today()), 6)}`)).toBeTruthy()
})

it('opens on the phone at the first day of the week it shows', async () => {
  const next = dayAfter(weekStart(today()), 7)
  vi.mocked(request).mockImplementation(async (_method, path, options) => {
    const status = String(options?.query?.date) < next ? '已保存' : '未预估'
    return { nodes: path === '/api/taskDay/team' ? [{ ...member('甲', '2.0'), status }] : [] }
  })
  await show(<DispatchDay />)
  expect(await screen.findByRole('button', { name: next, current: 'date' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^甲/ })).toHaveProperty('disabled', false)
})

it('puts an open task on a day without dragging it', async () => {
  await show()
  await screen.findByText('接口联调')
  fireEvent.click(await cell('乙'))
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '任务' }))
  fireEvent.click(await screen.findByTitle('接口联调'))
  fireEvent.click(screen.getByRole('button', { name: /派\s?发/ }))
  await waitFor(() =>
    expect(posted()).toEqual([
      { date: today(), items: [{ userId: '乙', sourceType: 'task', sourceId: 't1', planHours: '3.0' }] },
    ]),
  )
})

it('plans a new task for a day, with no more hours than are free', async () => {
  await show()
  fireEvent.click(await cell('乙'))
  fireEvent.change(await screen.findByLabelText(/事项/), { target: { value: '修接口' } })
  fireEvent.click(screen.getByRole('button', { name: /派\s?发/ }))
  await waitFor(() =>
    expect(posted()).toEqual([
      {
        date: today(),
        items: [{ userId: '乙', sourceType: 'task', title: '修接口', planHours: '2.0' }],
      },
    ]),
  )
})

it("takes a task on the days of whoever does it, and on nobody else's", async () => {
  await show()
  const dragged = (await screen.findByText('接口联调')).closest('li') as HTMLElement
  fireEvent.dragStart(dragged, { dataTransfer: { setData: () => undefined } })
  fireEvent.drop(await cell('甲'))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.dragStart(dragged, { dataTransfer: { setData: () => undefined } })
  fireEvent.drop(await cell('乙'))
  fireEvent.click(await screen.findByRole('button', { name: /派\s?发/ }))
  await waitFor(() =>
    expect(posted()).toEqual([
      { date: today(), items: [{ userId: '乙', sourceType: 'task', sourceId: 't1', planHours: '3.0' }] },
    ]),
  )
})

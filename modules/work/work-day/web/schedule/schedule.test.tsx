import { request } from '@chengban/ui/api/request.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { Schedule } from './Schedule.tsx'

vi.mock('@chengban/ui/api/request.ts', () => ({ request: vi.fn() }))

const day = today()
const node = (more: object) => ({
  ...{ kind: 'task', id: 't1', title: '接口联调', start: day, end: day, allDay: true },
  ...{ userId: 'me', isDelay: true, route: '/record/task/t1', status: '进行中' },
  ...more,
})

beforeEach(async () => {
  cleanup()
  useSession.setState({ person: { id: 'me', operations: [] } as never })
  vi.mocked(request).mockReset()
  vi.mocked(request).mockImplementation(async (_, path) =>
    path === '/api/workDay/calendar'
      ? {
          days: [{ date: day, isWorkDay: false, holiday: '春节' }],
          nodes: [
            node({}),
            node({
              kind: 'meeting',
              id: null,
              title: null,
              start: `${day}T10:00:00+08:00`,
              end: `${day}T11:00:00+08:00`,
              allDay: false,
              route: null,
              isDelay: false,
            }),
          ],
        }
      : { nodes: [] },
  )
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <Schedule />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
})
const asked = () => vi.mocked(request).mock.calls.map(([, , options]) => options?.query as Record<string, string>)

it('opens what may be read, tells of the rest only that somebody is busy, and names the holiday', async () => {
  const task = await screen.findByRole('link', { name: '接口联调' })
  expect(task.getAttribute('href')).toBe('#/record/task/t1')
  expect(task.title).toBe('任务，接口联调，已逾期')
  expect(screen.getByText('10:00 忙碌').closest('a')).toBeNull()
  expect(screen.getByText('春节')).toBeTruthy()
})

it('a layer that is turned off is no longer asked for', async () => {
  await screen.findByText('接口联调')
  expect(asked()[0]).toMatchObject({ userIds: 'me', kinds: expect.stringContaining('task') })
  fireEvent.click(screen.getByRole('button', { name: '任务' }))
  await waitFor(() => expect(asked().at(-1)?.kinds?.split(',')).not.toContain('task'))
})

it('on a phone the days that have something stand below one another', async () => {
  cleanup()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Schedule />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const section = await screen.findByRole('region', { name: day })
  expect(section.textContent).toContain('接口联调')
  expect(screen.queryByText('周一')).toBeNull()
  vi.unstubAllGlobals()
})

it('moves a task by Alt and the arrows: at once while its date is open, else by a request with its reason', async () => {
  const open = { id: 't1', name: '接口联调', version: 3, date: day, can: ['update'] }
  const calendar = vi.mocked(request).getMockImplementation()
  let row: object = open
  vi.mocked(request).mockImplementation(async (method, path, options) => {
    if (path === '/api/task/t1') return method === 'GET' ? row : { id: 't1', version: 4 }
    return calendar?.(method, path, options) ?? {}
  })
  const sent = (method: string) => vi.mocked(request).mock.calls.filter(([made]) => made === method)
  const task = await screen.findByRole('link', { name: '接口联调' })
  fireEvent.keyDown(task, { key: 'ArrowRight', altKey: true })
  await waitFor(() => expect(sent('PATCH')).toHaveLength(1))
  row = { ...open, edits: [] }
  fireEvent.keyDown(await screen.findByRole('link', { name: '接口联调' }), { key: 'ArrowRight', altKey: true })
  fireEvent.change(await screen.findByRole('textbox', { name: '原因' }), { target: { value: '等接口' } })
  fireEvent.click(screen.getByRole('button', { name: /申\s?请/ }))
  await waitFor(() => expect(sent('POST')[0]?.[1]).toBe('/api/change/changeApply'))
  expect(sent('POST')[0]?.[2]?.body).toMatchObject({ targetId: 't1', cause: '等接口', version: 3 })
})

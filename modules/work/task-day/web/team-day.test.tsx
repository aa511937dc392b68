import { request } from '@chengban/ui/api/request.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { TeamDay } from './TeamDay.tsx'

vi.mock('@chengban/ui/api/request.ts', () => ({ request: vi.fn() }))

const member = (name: string, status: string, urged = false) => ({
  userId: name,
  name,
  department: '部',
  status,
  urged,
  taskDay: status === '未预估' ? null : { id: `day-${name}`, version: 3, planHours: '8.0', actualHours: null },
  items: [{ title: `${name}的事` }],
  report: { kind: 'dailyWork', status: null, timeliness: null },
})
const nodes = [
  member('甲', '未预估'),
  member('乙', '已预估', true),
  member('丙', '已保存'),
  member('丁', '已保存'),
  member('戊', '已确认'),
]

const show = async (...operations: string[]): Promise<void> => {
  useSession.setState({ person: { id: 'u', operations } as never })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/taskDay?tab=团队&date=2026-11-16']}>
        <TeamDay />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('甲的事')
}
const press = (name: RegExp | string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const posted = () =>
  vi
    .mocked(request)
    .mock.calls.filter(([method]) => method === 'POST')
    .map(([, path, options]) => [path, options?.body])

beforeEach(() => {
  cleanup()
  vi.mocked(request).mockReset()
  vi.mocked(request).mockImplementation(async (method) => (method === 'GET' ? { nodes } : { sent: 1, skipped: 0 }))
})

it('confirms for nobody who may not, and reminds nobody twice', async () => {
  await show('taskDay:pmo')
  expect(screen.queryByRole('button', { name: /^全部确认/ })).toBeNull()
  await press('全部催办 1')
  await press('全部PMO确认 1')
  expect(posted()).toEqual([
    ['/api/taskDay/urging', { date: '2026-11-16', userIds: ['甲'] }],
    ['/api/taskDay/action/pmoConfirm', { ids: [{ id: 'day-戊', version: 3 }] }],
  ])
})

it('confirms all who have told of the day at once, or those who are ticked', async () => {
  await show('taskDay:confirm')
  await press('全部确认 2')
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '选择 丁' })))
  await press('确认 1')
  expect(posted()).toEqual([
    [
      '/api/taskDay/action/confirm',
      {
        ids: [
          { id: 'day-丙', version: 3 },
          { id: 'day-丁', version: 3 },
        ],
      },
    ],
    ['/api/taskDay/action/confirm', { ids: [{ id: 'day-丁', version: 3 }] }],
  ])
})

it('tells how many stand where, and shows those alone', async () => {
  await show('taskDay:confirm')
  await press('已保存 2')
  expect(screen.queryByText('甲的事')).toBeNull()
  expect(screen.getByText('丙的事')).toBeTruthy()
})

import { request } from '@chengban/ui/api/request.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ConfirmDay } from './ConfirmDay.tsx'

vi.mock('@chengban/ui/api/request.ts', () => ({ request: vi.fn() }))

const member = (name: string, status: string) => ({
  ...{ userId: name, name, department: '部', status, urged: false },
  taskDay: { id: `day ${name}`, version: 3, planHours: '8.0', actualHours: '7.5' },
  items: [
    { title: '接口联调', output: '三个接口已通', isDone: true },
    { title: '周会', output: null, isDone: false },
  ],
})
const counts = { people: 4, leave: 1, notEstimate: 1, estimated: 0, saved: 2, back: 0, confirmed: 0, pmoConfirmed: 0 }
const nodes = [member('甲', '已保存'), member('乙', '已保存'), member('丙', '未预估'), member('丁', '请假')]

const open = async (operations: readonly string[]): Promise<void> => {
  cleanup()
  vi.mocked(request).mockReset()
  vi.mocked(request).mockImplementation(async (method) => (method === 'GET' ? { nodes, counts } : {}))
  useSession.setState({ person: { id: 'me', operations } as never })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/phone/phoneTodayConfirm?date=2026-11-16']}>
        <ConfirmDay />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('甲')
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const posted = () => vi.mocked(request).mock.calls.filter(([method]) => method === 'POST')

beforeEach(cleanup)

test('who may not confirm reads the days, and has no button', async () => {
  await open([])
  expect(screen.queryByRole('button')).toBeNull()
})

test('tells the counts, and of each day handed in its hours, what is done and what came of it', async () => {
  await open(['taskDay:confirm'])
  expect(screen.getByText('人数').parentElement?.textContent).toBe('人数4')
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent).toMatch(/甲7.5 \/ 8.0 小时 · 完成 1\/2✓ 接口联调三个接口已通周会/)
  expect(screen.queryByText('丙')).toBeNull()
})

test('one press confirms all who handed in, and nobody else', async () => {
  await open(['taskDay:confirm'])
  await press('全部确认 2')
  const ids = ['甲', '乙'].map((name) => ({ id: `day ${name}`, version: 3 }))
  expect(posted()).toEqual([['POST', '/api/taskDay/action/confirm', { body: { ids } }]])
})

test('a day goes back by two presses, with its reason', async () => {
  await open(['taskDay:confirm'])
  await press('退回 乙')
  await press('请补充产出')
  const body = { id: 'day 乙', version: 3, opinion: '请补充产出' }
  expect(posted()).toEqual([['POST', '/api/taskDay/action/back', { body }]])
})

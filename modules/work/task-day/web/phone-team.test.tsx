import { request } from '@chengban/ui/api/request.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import PhoneTeam from './PhoneTeam.tsx'

vi.mock('@chengban/ui/api/request.ts', () => ({ request: vi.fn() }))

const member = (name: string, status: string, urged = false) => ({
  userId: name,
  name,
  department: '部',
  status,
  urged,
})
const nodes = [
  member('甲', '未预估'),
  member('乙', '已预估', true),
  member('丙', '退回'),
  member('丁', '请假'),
  member('戊', '已保存'),
]

afterEach(cleanup)

test('says so where there is nobody', async () => {
  vi.mocked(request).mockImplementation(async () => ({ nodes: [] }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PhoneTeam />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByText('这一天没有由你确认的人要提交')).toBeTruthy()
})

test('people without any row stand first; one tap urges whoever was not urged lately, and nobody else', async () => {
  vi.mocked(request).mockImplementation(async (method) => (method === 'GET' ? { nodes } : { sent: 2, skipped: 0 }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/phone/phoneTodayConfirmNot?date=2026-11-16']}>
        <PhoneTeam />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect((await screen.findByRole('region', { name: '未预估' })).textContent).toContain('甲')
  expect(screen.queryByText('戊')).toBeNull()
  expect(screen.queryByRole('button', { name: '催办 丁' })).toBeNull()
  expect(screen.queryByRole('button', { name: '催办 乙' })).toBeNull()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '一键催办（2人）' })))
  expect(request).toHaveBeenCalledWith('POST', '/api/taskDay/urging', {
    body: { date: '2026-11-16', userIds: ['甲', '丙'] },
  })
})

import { useNarrow } from '@chengban/ui/window/use-narrow.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { readDay, type Today } from './day-calls.ts'
import { MyDay } from './MyDay.tsx'

vi.mock('@chengban/ui/window/use-narrow.ts', () => ({ useNarrow: vi.fn() }))
vi.mock('./day-calls.ts', () => ({ readDay: vi.fn(), sendPlan: vi.fn(), sendOutput: vi.fn() }))

const Here = () => {
  const { pathname, search } = useLocation()
  return <p>{pathname + search}</p>
}

const open = (address: string, canSave: boolean): void => {
  const report = { kind: 'dailyWork', status: '未填', progress: '', plan: '', summarize: null, problem: null }
  vi.mocked(readDay).mockResolvedValue({
    ...{ date: '2026-11-18', isWorkDay: true, isLeave: false, taskDay: null, items: [], suggestions: [], report },
    ...{ canEstimate: !canSave, canSave, canSubmit: canSave, message: null },
  } as unknown as Today)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/taskDay" element={<MyDay />} />
          <Route path="*" element={<Here />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(cleanup)

test('a notice opens the day at the desk', async () => {
  vi.mocked(useNarrow).mockReturnValue(false)
  open('/taskDay?date=2026-11-18', true)
  expect(await screen.findByRole('region', { name: '我的一天' })).toBeTruthy()
})

test('on the phone it opens the page of that day: the plan while the day is planned, then the output', async () => {
  vi.mocked(useNarrow).mockReturnValue(true)
  open('/taskDay?date=2026-11-18', true)
  expect(await screen.findByText('/phone/phoneTodayOutput?date=2026-11-18')).toBeTruthy()
  cleanup()
  open('/taskDay?date=2026-11-18', false)
  expect(await screen.findByText('/phone/phoneTaskDay?date=2026-11-18')).toBeTruthy()
})

test('who chose the tab stays in it', async () => {
  vi.mocked(useNarrow).mockReturnValue(true)
  open('/taskDay?tab=我的一天', true)
  expect(await screen.findByRole('region', { name: '我的一天' })).toBeTruthy()
})

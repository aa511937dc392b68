import { ApiError } from '@chengban/ui/api/api-error.ts'
import { useNotices } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Item } from './entry-calls.ts'
import { Urging } from './Urging.tsx'

vi.mock('@chengban/ui/api/request.ts', () => ({ request: vi.fn(async () => ({ urged: 1 })) }))

afterEach(() => {
  cleanup()
  vi.mocked(request).mockClear()
})

const item = (id: string, person: string) => ({ id, responsible: { id: person, name: person } }) as Item
const late = [item('1', '甲'), item('2', '乙'), item('3', '甲')]
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Urging late={late} of="新人" />
    </QueryClientProvider>,
  )
const press = async (label: string): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: '催办 新人' }))
  const one = await screen.findByText(label)
  await act(async () => void fireEvent.click(one))
}
const urged = () =>
  vi.mocked(request).mock.calls.map(([, , asked]) => (asked?.body as { ids: string[] } | undefined)?.ids)

test('one of the people responsible is reminded, and nobody else', async () => {
  show()
  await press('甲 2项')
  expect(urged()).toEqual([['1'], ['3']])
})

test('what was urged today holds up nothing else', async () => {
  vi.mocked(request).mockRejectedValueOnce(new ApiError('RATE_LIMITED' as never, 429, '24小时内已催办'))
  show()
  await press('全部 3项')
  expect(urged()).toHaveLength(3)
  expect(useNotices.getState().shown.at(-1)).toMatchObject({ text: '已催办2项', caption: '其余24小时内已催办' })
})

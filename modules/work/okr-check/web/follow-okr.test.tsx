import type { Entity } from '@chengban/kernel/entity.ts'
import { ApiError } from '@chengban/ui/api/api-error.ts'
import { moveRow, readAllRows } from '@chengban/ui/data/calls.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FollowOkr } from './FollowOkr.tsx'

vi.mock('@chengban/ui/data/calls.ts', () => ({ readAllRows: vi.fn(), moveRow: vi.fn() }))
vi.mock('@chengban/ui/declarations/declarations.ts', () => ({ useEntity: (name: string) => ({ name }) }))

const check = (id: string) => ({
  ...{ id, version: 1, okrId: `k ${id}`, okr: { id: `k ${id}`, name: `结果${id}` }, date: today(), can: ['fill'] },
})
const results = ['甲', '乙'].map((id) => ({ id: `k ${id}`, current: '3.00', target: '10.00', confidence: '中' }))

beforeEach(async () => {
  cleanup()
  localStorage.clear()
  vi.mocked(moveRow).mockReset().mockResolvedValue({})
  vi.mocked(readAllRows).mockImplementation(async (entity) =>
    (entity as Entity).name === 'okr' ? results : [check('甲'), check('乙')],
  )
  useSession.setState({ person: { id: 'me', operations: [] } as never })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FollowOkr />
    </QueryClientProvider>,
  )
  await screen.findByText('结果甲')
})
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('one press sends all results as they stand, and what was changed', async () => {
  await press('结果乙 加一')
  await press('结果乙 信心低')
  await press('提交全部 2')
  expect(vi.mocked(moveRow).mock.calls.map(([, name, row, input]) => [name, row.id, input])).toEqual([
    ['fill', '甲', { value: '3', confidence: '中' }],
    ['fill', '乙', { value: '4', confidence: '低' }],
  ])
})

test('what is refused stays with its reason and what was typed, the others are sent', async () => {
  vi.mocked(moveRow).mockRejectedValueOnce(new ApiError('CONFLICT', 409, '目标不在进行中'))
  fireEvent.change(screen.getByLabelText('结果甲 说明'), { target: { value: '推迟' } })
  await press('提交全部 2')
  expect(screen.getByRole('alert').textContent).toBe('目标不在进行中')
  expect(screen.getByLabelText<HTMLTextAreaElement>('结果甲 说明').value).toBe('推迟')
  expect(vi.mocked(moveRow)).toHaveBeenCalledTimes(2)
})

test('what is typed into a follow-up while the one before is on its way goes with it', async () => {
  const arrive: ((row: object) => void)[] = []
  vi.mocked(moveRow).mockImplementationOnce(() => new Promise((resolve) => arrive.push(resolve as never)))
  await press('提交全部 2')
  expect(screen.getByText('结果甲').closest('li')?.hasAttribute('inert')).toBe(true)
  fireEvent.change(screen.getByLabelText('结果乙 说明'), { target: { value: '已签两家' } })
  await act(async () => arrive[0]?.({}))
  expect(vi.mocked(moveRow).mock.calls[1]?.[3]).toMatchObject({ text: '已签两家' })
})

import { ApiError } from '@chengban/ui/api/api-error.ts'
import { moveRow, patchRow, readAllRows, readRow, readRows } from '@chengban/ui/data/calls.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { OwnWeek } from './OwnWeek.tsx'

vi.mock('@chengban/ui/data/calls.ts', () => ({
  ...{ readAllRows: vi.fn(), readRow: vi.fn(), readRows: vi.fn(), patchRow: vi.fn() },
  ...{ moveRow: vi.fn(), createRow: vi.fn() },
}))
vi.mock('@chengban/ui/declarations/declarations.ts', () => ({
  useEntity: (name: string) => ({ name, fields: { weekStart: { kind: 'date' } } }),
}))

const item = (id: string, more: object = {}) => ({
  ...{ id, sourceType: '其他', sourceId: null, title: id, planHours: '8.0', actualHours: null, isDone: false },
  ...{ reason: null, days: [1], isCarry: false, ...more },
})

const open = async (can: readonly string[], items: readonly object[], weekStart = '2026-11-23'): Promise<void> => {
  localStorage.clear()
  await openAgain(can, items, weekStart)
}

/** Opens the week with a draft that this device kept. */
const openAgain = async (can: readonly string[], items: readonly object[], weekStart = '2026-11-23'): Promise<void> => {
  cleanup()
  const row = { id: 'w', version: 4, status: '已提交', goal: '上线', weekStart, can, task: items }
  vi.mocked(readAllRows).mockReset().mockResolvedValue([])
  vi.mocked(readRows).mockReset().mockResolvedValue([row])
  vi.mocked(readRow).mockReset().mockResolvedValue(row)
  vi.mocked(patchRow)
    .mockReset()
    .mockResolvedValue({ ...row, version: 5 })
  vi.mocked(moveRow).mockReset().mockResolvedValue({})
  useSession.setState({ person: { id: 'me', operations: [] } as never })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/phone/phoneWeekTask?day=${weekStart}`]}>
        <OwnWeek />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('部署')
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => act(async () => void fireEvent.click(button(name)))

beforeEach(cleanup)

test('a week whose work is not done and has no reason is not handed in', async () => {
  await open(['update', 'save'], [item('部署'), item('联调', { isDone: true })])
  expect(button('提交完成情况').disabled).toBe(true)
  expect(screen.getByRole('alert').textContent).toBe('还有1项未完成的没有原因')
})

test('nobody is asked what came of a week before its Friday', async () => {
  await open(['update', 'save'], [item('部署')], '2099-06-01')
  expect(screen.queryByRole('button', { name: '提交完成情况' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a reason by one press, and the week by another: hours and reasons go with it', async () => {
  await open(['update', 'save'], [item('部署'), item('联调', { isDone: true })])
  await press('部署 等待他人')
  await press('提交完成情况')
  expect(vi.mocked(patchRow).mock.calls[0]?.[2]).toEqual({
    task: [
      { id: '部署', isDone: false, actualHours: '0.0', reason: '等待他人' },
      { id: '联调', isDone: true, actualHours: '8.0', reason: null },
    ],
  })
  expect(vi.mocked(moveRow).mock.calls[0]?.slice(1)).toEqual(['save', { id: 'w', version: 5 }, {}])
})

test('a plan is handed in as it stands, with the days that were pressed', async () => {
  await open(['update', 'submit'], [item('部署')])
  await press('部署 周三')
  await press('提交计划')
  expect(vi.mocked(patchRow).mock.calls[0]?.[2]).toEqual({ task: [{ id: '部署', days: [1, 3], planHours: '8.0' }] })
})

test('a refusal stands at the foot, and what was typed stays', async () => {
  await open(['update', 'save'], [item('部署')])
  vi.mocked(moveRow).mockRejectedValue(new ApiError('VALIDATION', 422, '', { fields: { weekStart: '未到填写时间' } }))
  await press('部署 其他')
  await press('提交完成情况')
  expect(screen.getByRole('alert').textContent).toBe('未到填写时间')
  expect(button('部署 其他').getAttribute('aria-pressed')).toBe('true')
})

test('what may not be changed any more is read', async () => {
  await open(['read'], [item('部署', { reason: '需求变更' })])
  expect(screen.getByText('未完成：需求变更')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /提交|移除/ })).toBeNull()
})

test('what a week is for goes with its plan, what came of it with its end, and nothing of it where nothing was typed', async () => {
  await open(['update', 'submit'], [item('部署')])
  fireEvent.change(screen.getByLabelText('本周目标'), { target: { value: '上线挂号' } })
  await press('提交计划')
  expect(vi.mocked(patchRow).mock.calls[0]?.[2]).toMatchObject({ goal: '上线挂号' })
  await open(['update', 'save'], [item('部署', { isDone: true })])
  fireEvent.change(screen.getByLabelText('本周总结'), { target: { value: '已上线' } })
  await press('提交完成情况')
  expect(vi.mocked(patchRow).mock.calls[0]?.[2]).not.toHaveProperty('goal')
  expect(vi.mocked(moveRow).mock.calls[0]?.[3]).toEqual({ summarize: '已上线' })
})

test('a goal typed and not handed in is not written over that of the plan sent out', async () => {
  await open(['update', 'submit'], [item('部署')])
  fireEvent.change(screen.getByLabelText('本周目标'), { target: { value: '上线挂号' } })
  await openAgain(['update', 'save'], [item('部署', { isDone: true })])
  await press('提交完成情况')
  expect(vi.mocked(patchRow).mock.calls[0]?.[2]).not.toHaveProperty('goal')
})

test('words of a week that are refused stay as typed', async () => {
  await open(['update', 'submit'], [item('部署')])
  vi.mocked(moveRow).mockRejectedValue(new ApiError('CONFLICT', 409, '计划已下发'))
  fireEvent.change(screen.getByLabelText('本周目标'), { target: { value: '上线挂号' } })
  await press('提交计划')
  expect(screen.getByLabelText<HTMLTextAreaElement>('本周目标').value).toBe('上线挂号')
})

import { ApiError } from '@chengban/ui/api/api-error.ts'
import { locate } from '@chengban/ui/kinds/place/locate.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { askUnlock, readDay, rewriteOutput, sendOutput, sendPlan, type Today } from './day-calls.ts'
import PhoneOutput from './PhoneOutput.tsx'
import PhonePlan from './PhonePlan.tsx'

vi.mock('@chengban/ui/kinds/place/locate.ts', () => ({ locate: vi.fn() }))
vi.mock('./day-calls.ts', () => {
  const [readDay, sendPlan, sendOutput, askUnlock, rewriteOutput] = Array.from({ length: 5 }, () => vi.fn())
  return { readDay, sendPlan, sendOutput, askUnlock, rewriteOutput }
})

const line = (title: string, planHours: string, more: object = {}) => ({
  ...{ sourceType: 'task', sourceId: title, title, projectId: null, planHours, actualHours: planHours },
  ...{ remainHours: null, isDone: false, output: '进行中', outputFile: [], isCarry: false },
  ...more,
})
const report = { kind: 'dailyWork', status: '未填', progress: '', plan: '1. 明天', summarize: null, problem: null }
const day = (more: object): Today =>
  ({
    date: '2026-11-18',
    ...{ isWorkDay: true, isLeave: false, taskDay: null, items: [], suggestions: [], report },
    ...{ canEstimate: true, canSave: true, canSubmit: true, message: null },
    ...more,
  }) as unknown as Today

const open = async (today: Today, page: 'plan' | 'output') => {
  vi.mocked(readDay).mockResolvedValue(today)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/?date=2026-11-18']}>
        {page === 'plan' ? <PhonePlan /> : <PhoneOutput />}
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('2026-11-18')
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
})

test('a day that may not be planned says why, and offers nothing to press', async () => {
  await open(day({ canEstimate: false, message: '当日已请假' }), 'plan')
  expect(screen.getByText('当日已请假')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '提交预估' })).toBeNull()
})

test('a day off leads to the form of its weekend task', async () => {
  const likely = { items: [line('甲', '3.0')], report: { ...report, id: null } }
  await open(day({ isWorkDay: false, canEstimate: false, message: '非工作日请填写周末任务', ...likely }), 'plan')
  expect([screen.queryByText('甲'), screen.queryByText(/日报/)]).toEqual([null, null])
  const link = screen.getByRole('link', { name: '填写周末任务' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/taskDay?tab=周末任务&new={"date":"2026-11-18"}')
})

test('a plan comes full and goes in by one press; what was refused stays with its words', async () => {
  await open(day({ suggestions: [line('甲', '3.0', { isCarry: true }), line('乙', '8.0')] }), 'plan')
  expect(screen.getByText('昨日顺延')).toBeTruthy()
  await press('甲 加半小时')
  await press('乙 8.0 小时')
  await press('乙 4 小时')
  vi.mocked(sendPlan).mockRejectedValueOnce(new Error('单据已变更，请刷新'))
  await press('提交预估')
  expect(screen.getByText('单据已变更，请刷新')).toBeTruthy()
  expect(screen.getByRole('button', { name: '刷新' })).toBeTruthy()
  const [, lines] = vi.mocked(sendPlan).mock.calls[0] ?? []
  expect(lines?.map(({ title, planHours }) => [title, planHours])).toEqual([
    ['甲', 3.5],
    ['乙', 4],
  ])
})

test('an evening comes filled in; without hours it does not go in, with them by one press', async () => {
  await open(day({ items: [line('甲', '3.0', { id: 'x' }), line('丙', '0.0', { actualHours: '0.5' })] }), 'output')
  expect(screen.getByText('计划外')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '今日进展' }).value).toBe(
    '1. 甲：进行中（3小时）\n2. 丙：进行中（0.5小时）',
  )
  await press('丙 减半小时')
  fireEvent.change(screen.getByRole('textbox', { name: '甲 产出' }), { target: { value: '上线了' } })
  vi.mocked(sendOutput).mockResolvedValueOnce({ report: { message: null } } as Awaited<ReturnType<typeof sendOutput>>)
  await press('提交（3.0小时）')
  const [, lines, said, source] = vi.mocked(sendOutput).mock.calls[0] ?? []
  expect(lines?.map(({ actualHours, output }) => [actualHours, output])).toEqual([
    [3, '上线了'],
    [0, '进行中'],
  ])
  expect([said, source]).toEqual([{}, '手机'])
})

test('a refused line is marked and can be taken off; what is planned can come back', async () => {
  const lines = [line('甲', '3.0', { id: 'x' }), line('丙', '0.0', { actualHours: '0.5' })]
  await open(day({ items: lines }), 'output')
  const fields = { 'rows.1.output': '请填写产出' }
  vi.mocked(sendOutput).mockRejectedValueOnce(new ApiError('VALIDATION', 422, '请填写产出', { fields }))
  await press('提交（3.5小时）')
  const marked = screen.getAllByRole('listitem').filter((one) => one.getAttribute('aria-invalid') === 'true')
  expect(marked.map((one) => one.textContent)).toEqual([expect.stringContaining('丙')])
  await press('移除 丙')
  await press('移除 甲')
  expect(screen.queryAllByRole('listitem')).toHaveLength(0)
  await press('甲 3.0 小时')
  vi.mocked(sendOutput).mockResolvedValueOnce({ report: { message: null } } as Awaited<ReturnType<typeof sendOutput>>)
  await press('提交（3.0小时）')
  expect(vi.mocked(sendOutput).mock.calls[1]?.[1].map(({ id, title }) => [id, title])).toEqual([['x', '甲']])
})

const output = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name: '甲 产出' })

test('what was typed and not sent is there again when the page is opened again, until it is sent', async () => {
  const evening = day({ items: [line('甲', '3.0', { id: 'x' }), line('丙', '1.0', { id: 'y' })] })
  await open(evening, 'output')
  fireEvent.change(output(), { target: { value: '上线了' } })
  await press('移除 丙')
  cleanup()
  await open(evening, 'output')
  expect([output().value, screen.queryByRole('textbox', { name: '丙 产出' })]).toEqual(['上线了', null])
  expect(screen.getByText('已恢复上次没有提交的内容')).toBeTruthy()
  vi.mocked(sendOutput).mockResolvedValueOnce({ report: {} } as never)
  await press('提交（3.0小时）')
  cleanup()
  await open(evening, 'output')
  expect(output().value).toBe('进行中')
  expect(screen.queryByText('已恢复上次没有提交的内容')).toBeNull()
})

const told = (more: object) =>
  day({ canSave: false, message: '填报已锁定，请申请解锁', items: [line('甲', '3.0', { id: 'x' })], ...more })

test('outputs of a closed day are told otherwise only while the server lets them', async () => {
  await open(told({ canRewrite: false }), 'output')
  expect(screen.queryByRole('button', { name: '修改产出' })).toBeNull()
})

test('a day past its deadline without a report asks for its unlocking; one that owes none does not', async () => {
  await open(told({ report: { ...report, kind: 'none' } }), 'output')
  expect(screen.queryByRole('button', { name: '申请解锁' })).toBeNull()
  cleanup()
  await open(told({}), 'output')
  expect(screen.getByRole('button', { name: '申请解锁' })).toBeTruthy()
})

test('an output is told otherwise beside its text so far, with the reason; what is refused stays on its line', async () => {
  const items = [line('甲', '3.0', { id: 'x' }), line('乙', '1.0', { id: 'y', output: '写了' })]
  await open(told({ canRewrite: true, items }), 'output')
  await press('修改产出')
  expect(screen.getByText('原产出：写了')).toBeTruthy()
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /提交修改/ })
  expect(send().disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: '乙 产出' }), { target: { value: '写了并测过' } })
  const refusal = new ApiError('VALIDATION', 422, '请填写产出', { fields: { 'rows.0.output': '请填写产出' } })
  vi.mocked(rewriteOutput).mockRejectedValueOnce(refusal)
  await press('提交修改（1项）')
  const marked = screen.getAllByRole('listitem').filter((one) => one.getAttribute('aria-invalid') === 'true')
  expect(marked.map((one) => one.textContent)).toEqual([expect.stringContaining('乙')])
  fireEvent.change(screen.getByRole('textbox', { name: '修改原因' }), { target: { value: '漏写' } })
  vi.mocked(rewriteOutput).mockResolvedValueOnce({})
  await press('提交修改（1项）')
  const [, lines, reason] = vi.mocked(rewriteOutput).mock.calls[1] ?? []
  expect([lines?.map(({ id, output }) => [id, output]), reason]).toEqual([[['y', '写了并测过']], '漏写'])
  expect(screen.queryByRole('button', { name: /提交修改/ })).toBeNull()
})

const sellersDay = day({
  items: [line('甲', '3.0', { id: 'x' })],
  report: { ...report, kind: 'marketWork' },
})

test('a seller without a place is asked for the reason, with one for nothing', async () => {
  vi.mocked(locate).mockRejectedValueOnce(new Error('没有定位权限，请在浏览器设置中允许'))
  await open(sellersDay, 'output')
  const reason = screen.getByRole('textbox', { name: '无定位原因' })
  expect(reason.getAttribute('placeholder')).toBe('没有定位权限，请在浏览器设置中允许')
  fireEvent.change(reason, { target: { value: '机房内' } })
  vi.mocked(sendOutput).mockResolvedValueOnce({ report: {} } as never)
  await press('提交（3.0小时）')
  expect(vi.mocked(sendOutput).mock.calls[0]?.[2]).toEqual({ placeReason: '机房内' })
  cleanup()
  vi.mocked(locate).mockResolvedValueOnce({ lng: 120.1, lat: 30.2 })
  await open(sellersDay, 'output')
  expect(screen.queryByRole('textbox', { name: '无定位原因' })).toBeNull()
  vi.mocked(sendOutput).mockResolvedValueOnce({ report: {} } as never)
  await press('提交（3.0小时）')
  expect(vi.mocked(sendOutput).mock.calls[1]?.[2]).toEqual({ coordinate: { lng: 120.1, lat: 30.2, address: '' } })
})

test('whose report tells no place is not asked for one', async () => {
  await open(day({ items: [line('甲', '3.0', { id: 'x' })] }), 'output')
  expect(locate).not.toHaveBeenCalled()
  expect(screen.queryByText('正在定位…')).toBeNull()
})

test('a locked day asks for its unlocking, with a reason', async () => {
  const locked = { ...report, id: 'r', version: 2, status: '已锁定' }
  await open(day({ canSave: false, message: '填报已锁定，请申请解锁', report: locked }), 'output')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '申请解锁' }).disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: '解锁原因' }), { target: { value: '出差没有网络' } })
  await press('申请解锁')
  expect(askUnlock).toHaveBeenCalledWith(expect.objectContaining({ report: locked }), '出差没有网络')
})

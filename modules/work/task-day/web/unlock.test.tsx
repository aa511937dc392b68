import { ok, refused, serve } from '@chengban/ui/list/testing/list-bench.tsx'
import { addEntry, readEntries } from '@chengban/ui/outbox/outbox-store.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Today } from './day-calls.ts'
import { Unlock } from './Unlock.tsx'

vi.mock('@chengban/ui/outbox/outbox-store.ts', () => ({ addEntry: vi.fn(), readEntries: vi.fn() }))

const date = '2026-11-18'
const day = (report: object): Today => ({ date, report: { kind: 'dailyWork', id: null, ...report } }) as Today
const makes = '/api/task/renewDayWork'
const asks = '/api/dailyWork/action/applyUnlock'
const noLine = () => Promise.reject(new TypeError('no line'))
const again = vi.fn()
let bench: ReturnType<typeof serve>

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(readEntries).mockResolvedValue([])
  bench = serve({
    [`POST ${makes}`]: () => ok({ id: 'r', kind: 'dailyWork', status: '已锁定', changed: true }),
    'GET /api/dailyWork/r': () => ok({ id: 'r', version: 2 }),
    [`POST ${asks}`]: () => ok({}),
  })
})
afterEach(() => bench.close())

const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: '申请解锁' })))
const show = (today: Today) => {
  const shown = render(<Unlock today={today} again={again} />)
  fireEvent.click(screen.getByRole('button', { name: '出差' }))
  return shown
}

test('a report that is not made for want of a line is not kept for later: it would ask nobody', async () => {
  bench.answers[`POST ${makes}`] = noLine
  show(day({}))
  await press()
  expect(await screen.findByText('请求失败，请检查您的网络!')).toBeTruthy()
  expect(addEntry).not.toHaveBeenCalled()
  expect(bench.asked('POST', asks)).toEqual([])
  bench.answers[`POST ${makes}`] = () => ok({ id: 'r', kind: 'dailyWork', status: '已锁定', changed: true })
  await press()
  await expect.poll(() => bench.asked('POST', asks).length).toBe(1)
  expect(bench.asked('POST', asks)[0]?.body).toEqual({ id: 'r', version: 2, reason: '出差' })
})

test('a report that was made and could not be asked for is read anew, not made again', async () => {
  bench.answers[`POST ${asks}`] = () => refused('CONFLICT', '单据已变更，请刷新')
  const { rerender } = show(day({}))
  await press()
  expect(await screen.findByText('单据已变更，请刷新')).toBeTruthy()
  expect(again).toHaveBeenCalledTimes(1)
  bench.answers[`POST ${asks}`] = () => ok({})
  rerender(<Unlock today={day({ id: 'r', version: 3 })} again={again} />)
  await press()
  await expect.poll(() => bench.asked('POST', asks).length).toBe(2)
  expect(bench.asked('POST', asks)[1]?.body).toEqual({ id: 'r', version: 3, reason: '出差' })
  expect(bench.asked('POST', makes)).toHaveLength(1)
})

test('what asks the head is kept without a line, also where its report was made by the same press', async () => {
  bench.answers[`POST ${asks}`] = noLine
  vi.mocked(addEntry).mockImplementation(async (entry) => void vi.mocked(readEntries).mockResolvedValue([entry]))
  const { rerender } = show(day({}))
  await press()
  await expect.poll(() => vi.mocked(addEntry).mock.calls.length).toBe(1)
  expect(vi.mocked(addEntry).mock.calls[0]?.[0].writes).toMatchObject([{ path: asks, body: { id: 'r', version: 2 } }])
  rerender(<Unlock today={day({ id: 'r', version: 2 })} again={again} />)
  expect(await screen.findByText('已存，连上后提交')).toBeTruthy()
})

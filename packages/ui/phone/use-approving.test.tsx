import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from '../api/request.ts'
import { InboxCard } from './InboxCard.tsx'
import type { InboxTask } from './inbox-tasks.ts'
import { useApproving, withApproved } from './use-approving.ts'

vi.mock('../api/request.ts', () => ({ request: vi.fn() }))
beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(request).mockReset()
})
afterEach(() => vi.useRealTimers())

const task = (id: string) => ({ id, title: `单据${id}`, moduleLabel: '单据', version: 3 }) as InboxTask
const [a, b, c] = ['甲', '乙', '丙'].map(task) as [InboxTask, InboxTask, InboxTask]
const again = vi.fn()

const Fixture = ({ tasks }: { readonly tasks: readonly InboxTask[] }) => {
  const { shown, approve, undoOf } = useApproving(tasks, again)
  return shown?.map((one) => (
    <section key={one.id} aria-label={one.id}>
      <InboxCard task={one} mayDecide onOpen={vi.fn()} onApprove={() => void approve(one)} onUndo={undoOf(one)} />
    </section>
  ))
}
const places = () => screen.getAllByRole('region').map((card) => card.getAttribute('aria-label'))
const agree = (id: string) =>
  act(async () => void fireEvent.click(screen.getByLabelText(id).querySelector('.cb-inbox-approve') as Element))

test('an approved card keeps its place for eight seconds, however the list is read, and then the list closes up', async () => {
  vi.mocked(request).mockResolvedValue({ version: 4 })
  again.mockReset()
  const { rerender } = render(<Fixture tasks={[a, b, c]} />)
  await agree('乙')
  rerender(<Fixture tasks={[a, c]} />)
  expect(places()).toEqual(['甲', '乙', '丙'])
  expect(screen.getByLabelText('乙').textContent).toContain('已同意 乙')
  await act(async () => vi.advanceTimersByTime(7999))
  expect([places().length, again.mock.calls.length]).toEqual([3, 0])
  await act(async () => vi.advanceTimersByTime(1))
  expect([places(), again.mock.calls.length]).toEqual([['甲', '丙'], 1])
})

test('what was approved is taken back under the version that it had then', async () => {
  vi.mocked(request).mockResolvedValue({ version: 4 })
  render(<Fixture tasks={[a, b]} />)
  await agree('甲')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '撤销' })))
  expect(vi.mocked(request).mock.lastCall).toEqual([
    'POST',
    '/api/auditTask/action/auditWithdraw',
    { body: { id: '甲', version: 4 } },
  ])
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})

test('a refused approval leaves the card as it was', async () => {
  vi.mocked(request).mockRejectedValue(new Error('单据已变更，请刷新'))
  render(<Fixture tasks={[a, b]} />)
  await agree('甲')
  expect(screen.queryByText(/已同意/)).toBeNull()
  expect(places()).toEqual(['甲', '乙'])
})

test('two cards go back to their places in the order of the list', () => {
  expect(
    withApproved(
      [b],
      [
        { task: c, at: 2 },
        { task: a, at: 0 },
      ],
    ).map(({ id }) => id),
  ).toEqual(['甲', '乙', '丙'])
})

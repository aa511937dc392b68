import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BatchBar } from './BatchBar.tsx'
import { approveTasks, type InboxTask } from './inbox-tasks.ts'
import { useChosen } from './use-chosen.ts'

vi.mock('./inbox-tasks.ts', async (original) => ({
  ...(await original<typeof import('./inbox-tasks.ts')>()),
  approveTasks: vi.fn(),
}))

const task = (id: string) => ({ id, title: `单据${id}`, version: 3 }) as InboxTask
const tasks = Array.from({ length: 60 }, (_, at) => task(String(at)))
const onEnd = vi.fn()

const Fixture = () => {
  const { chosen, turn } = useChosen(tasks)
  return (
    <>
      <button type="button" onClick={() => turn(tasks[0] as InboxTask)}>
        选一
      </button>
      <BatchBar tasks={tasks} chosen={chosen} onTurn={turn} onEnd={onEnd} again={() => undefined} />
    </>
  )
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('nothing chosen, nothing to agree to; never more than 50', async () => {
  render(<Fixture />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '批量同意' }).disabled).toBe(true)
  await press('全选')
  expect(screen.getByText('已选 50 条')).toBeTruthy()
  await press('全选')
  expect(screen.getByText('已选 0 条')).toBeTruthy()
})

test('what was refused is named with its reason, and the choosing goes on', async () => {
  const failed = [{ id: '0', title: '单据0', message: '该单据需逐条审批' }]
  vi.mocked(approveTasks).mockResolvedValue({ done: 0, failed })
  render(<Fixture />)
  await press('选一')
  await press('批量同意')
  await press('确认同意')
  expect(approveTasks).toHaveBeenCalledExactlyOnceWith([tasks[0]], '同意')
  expect(screen.getByRole('dialog', { name: '1 条没有通过' }).textContent).toContain('单据0该单据需逐条审批')
  expect(onEnd).not.toHaveBeenCalled()
})

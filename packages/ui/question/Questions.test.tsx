import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useNotices } from '../api/notices.ts'
import { confirm } from '../table/confirm.ts'
import { Questions } from './Questions.tsx'
import { askQuestion } from './question.ts'

beforeEach(() => {
  useNotices.setState({ shown: [] })
  render(<Questions />)
})
const words = () => useNotices.getState().shown.map(({ text }) => text)
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('nothing chosen: no question, 请选择要删除的项目', () => {
  act(() => confirm.remove([], vi.fn()))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(words()).toEqual(['请选择要删除的项目'])
})

test('取消 and Esc do nothing; the cursor stands on 取消 where it cannot be undone', async () => {
  const remove = vi.fn(async () => {})
  act(() => confirm.remove(['甲'], remove))
  expect(document.activeElement?.textContent).toBe('取消')
  await press('取消')
  const refused = vi.fn()
  act(() => void askQuestion({ title: '离开吗？' }, remove, refused))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await act(async () => {})
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(refused).toHaveBeenCalledOnce()
  expect(remove).not.toHaveBeenCalled()
})

test('a refusal of the server is told in its own words, and 删除成功 is not', async () => {
  act(() => confirm.remove(['甲', '乙'], () => Promise.reject(new Error('该数据已被使用，无法删除'))))
  expect(screen.getByRole('heading').textContent).toBe('确定删除【甲等2项】吗？')
  await press('确定')
  expect(words()).toEqual(['该数据已被使用，无法删除'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what was asked is done once', async () => {
  let done = (): void => undefined
  const enable = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
  act(() => confirm.enable(['甲'], false, enable))
  await press('确定')
  await press('确定')
  expect(enable).toHaveBeenCalledOnce()
  expect(words()).toEqual([])
  await act(async () => done())
  expect(words()).toEqual(['停用成功'])
})

import { entity } from '@chengban/kernel/entity.ts'
import { me } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, refused, serve } from '../list/testing/list-bench.tsx'
import { Questions } from '../question/Questions.tsx'
import FormDrawer from './FormDrawer.tsx'

const deal = entity('deal', {
  label: '协议',
  title: 'name',
  fields: { name: text('名称') },
  rows: { own: me('creatorId') },
  audit: { levels: 1, submit: me('creatorId') },
})
const draftKey = 'chengban.draft.u./deal'
let bench: ReturnType<typeof serve>
const onSaved = vi.fn()
const onClose = vi.fn()

beforeEach(() => {
  bench = serve({
    'POST /api/deal': () => ok({ id: '1', version: 1 }),
    'POST /api/deal/action/submit': () => refused('CONFLICT', '未找到审批人，请联系流程管理员'),
  })
  const form = <FormDrawer entity={deal} screen="/deal" onSaved={onSaved} onClose={onClose} />
  const router = createMemoryRouter([{ path: '*', element: form }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
      <Questions />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  bench.close()
  vi.clearAllMocks()
})

const type = async (value: string): Promise<void> =>
  void fireEvent.change(await screen.findByRole('textbox', { name: /名称/ }), { target: { value } })
const submitted = async (): Promise<void> => {
  await type('框架协议')
  await waitFor(() => expect(localStorage.getItem(draftKey)).not.toBeNull())
  fireEvent.click(screen.getByRole('button', { name: /提交审核/ }))
  await waitFor(() => expect(bench.asked('POST', '/api/deal/action/submit')).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: /提交审核/ })).not.toHaveProperty('disabled', true))
}
const shut = (): void => void fireEvent.click(screen.getByRole('button', { name: '关闭' }))

test('a record whose submission was refused stands: the page behind the form hears of it, no draft is left', async () => {
  await submitted()
  expect(onSaved).not.toHaveBeenCalled()
  shut()
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }))
  expect(onClose).toHaveBeenCalled()
  expect(localStorage.getItem(draftKey)).toBeNull()
})

test('what was typed after it is not stored: leaving asks', async () => {
  await submitted()
  await type('框架协议二')
  shut()
  expect(await screen.findByText('内容未保存，确定离开吗？')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

test('what the device keeps as a draft is left without a question', async () => {
  await type('框架协议')
  await screen.findByText(/已存/)
  shut()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(screen.queryByText('内容未保存，确定离开吗？')).toBeNull()
  expect(localStorage.getItem(draftKey)).not.toBeNull()
})

test('nothing stored, nothing told', async () => {
  await type('框架协议')
  shut()
  fireEvent.click(await screen.findByRole('button', { name: '离开' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(onSaved).not.toHaveBeenCalled()
})

test('the cursor stands in the first empty field, and Ctrl ↵ hands in from there', async () => {
  const name = await screen.findByRole('textbox', { name: /名称/ })
  await waitFor(() => expect(document.activeElement).toBe(name))
  await type('框架协议')
  fireEvent.keyDown(name, { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(bench.asked('POST', '/api/deal/action/submit')).toHaveLength(1))
})

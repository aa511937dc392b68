import { entity } from '@chengban/kernel/entity.ts'
import { me } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ok, serve } from '../list/testing/list-bench.tsx'
import { Questions } from '../question/Questions.tsx'
import FormDrawer from './FormDrawer.tsx'

const lesson = entity('lesson', {
  label: '讲义',
  title: 'name',
  fields: { name: text('名称', { required: true }), place: text('地点', { required: true }), note: text('备注') },
  rows: { own: me('creatorId') },
  audit: { levels: 1, submit: me('creatorId') },
  form: [
    { title: '讲义', fields: ['name'] },
    { title: '安排', fields: ['place', 'note'] },
  ],
  steps: [
    { label: '基本信息', parts: ['讲义'] },
    { label: '安排', parts: ['安排'] },
    { label: '预览与提交', parts: [] },
  ],
})
let bench: ReturnType<typeof serve>

beforeEach(() => {
  bench = serve({ 'POST /api/lesson': () => ok({ id: '1', version: 1 }) })
  const form = <FormDrawer entity={lesson} screen="/lesson" onSaved={() => undefined} onClose={() => undefined} />
  const router = createMemoryRouter([{ path: '*', element: form }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
      <Questions />
    </QueryClientProvider>,
  )
})
afterEach(() => bench.close())

const step = (name: RegExp) => screen.getByRole('button', { name })
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const type = (name: RegExp, value: string): void => void fireEvent.change(field(name), { target: { value } })

test('one step is shown; the others say what they lack, and the last one leads there', async () => {
  await screen.findByRole('textbox', { name: /名称/ })
  expect(screen.queryByRole('textbox', { name: /地点/ })).toBeNull()
  expect(step(/第1步/).textContent).toContain('缺1项')
  type(/名称/, '制度')
  await waitFor(() => expect(step(/第1步/).textContent).toContain('齐全'))
  fireEvent.click(step(/第3步/))
  expect(screen.getByRole('region', { name: '还缺什么' }).textContent).toContain('还缺 1 项')
  fireEvent.click(screen.getByRole('button', { name: '地点' }))
  await waitFor(() => expect(document.activeElement).toBe(field(/地点/)))
  type(/地点/, '二楼')
  fireEvent.click(step(/第3步/))
  expect(screen.getByRole('region', { name: '还缺什么' }).textContent).toContain('可以提交')
})

test('a refused submission opens the step of its first mistake, with what was typed', async () => {
  await screen.findByRole('textbox', { name: /名称/ })
  type(/名称/, '制度')
  fireEvent.click(step(/第3步/))
  fireEvent.click(screen.getByRole('button', { name: /提交审核/ }))
  await waitFor(() => expect(document.activeElement).toBe(field(/地点/)))
  fireEvent.click(step(/第1步/))
  expect(field(/名称/)).toHaveProperty('value', '制度')
})

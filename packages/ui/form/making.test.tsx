import { entity } from '@chengban/kernel/entity.ts'
import { everybody, nobody } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { MakeRow } from '../kinds/ref/make-row.ts'
import { RefControl } from '../kinds/ref/RefControl.tsx'
import { ok, serve } from '../list/testing/list-bench.tsx'
import FormDrawer from './FormDrawer.tsx'

const client = (who: typeof everybody) =>
  entity('client', {
    label: '客户',
    title: 'name',
    rows: { own: everybody },
    write: { create: who },
    fields: { name: text('客户名称', { required: true }) },
    form: [{ title: '客户', fields: ['name'] }],
  } as never)

let bench: ReturnType<typeof serve>
const onChange = vi.fn()
const sent = vi.fn()
beforeEach(() => {
  onChange.mockClear()
  sent.mockClear()
  bench = serve({ 'POST /api/client': () => ok({ id: 'new', version: 1, name: '市一医院' }) })
})
afterEach(() => bench.close())

const open = async (who: typeof everybody, makes: boolean): Promise<void> => {
  setAreas({
    screens: {},
    entities: { client: async () => client(who) },
    operations: async () => ({}),
    details: async () => ({}),
  } as never)
  const field = ref('客户', 'client', makes ? { makes: true } : {})
  const control = { id: 'x', name: 'clientId', field, entity: 'clientVisit', isInvalid: false, value: null, row: {} }
  const element = (
    <form onSubmit={sent}>
      <MakeRow value={FormDrawer}>
        <RefControl {...control} onChange={onChange} />
      </MakeRow>
    </form>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <RouterProvider router={router} />
      </ConfigProvider>
    </QueryClientProvider>,
  )
  const box = screen.getByRole('combobox')
  fireEvent.mouseDown(box)
  fireEvent.change(box, { target: { value: '市一医院' } })
  await screen.findByText('没有匹配的选项')
}

it('offers no new row to who may not make one, or where the field does not say so', async () => {
  await open(nobody as never, true)
  expect(screen.queryByText(/新建客户/)).toBeNull()
  document.body.replaceChildren()
  await open(everybody, false)
  expect(screen.queryByText(/新建客户/)).toBeNull()
})

it('makes the row by its words and chooses it, and the form around is not sent', async () => {
  await open(everybody, true)
  await act(async () => void fireEvent.click(await screen.findByText('新建客户「市一医院」')))
  expect((await screen.findByLabelText<HTMLInputElement>(/客户名称/)).value).toBe('市一医院')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^提交/ })))
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('new'))
  expect(sent).not.toHaveBeenCalled()
})

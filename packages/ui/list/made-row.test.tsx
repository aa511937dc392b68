import { entity } from '@chengban/kernel/entity.ts'
import { everybody, holds } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useNotices } from '../api/notices.ts'
import { ok, serve, showList } from './testing/list-bench.tsx'

const states = ['草稿', '待审核']
const submit = { name: 'submit', label: '提交', from: ['草稿'], to: '待审核', who: everybody } as const
const invoice = {
  ...entity('invoicing', {
    label: '开票',
    title: 'name',
    rows: { manage: holds('invoicing:apply') },
    fields: {
      name: text('名称', { required: true }),
      status: oneOf('状态', states, { readonly: true, default: '草稿' }),
    },
    list: { columns: ['name', 'status'], filters: [] },
  }),
  workflow: { field: 'status', states, initial: '草稿', moves: [submit] } as never,
}
const old = { id: '1', version: 1, name: '甲', status: '草稿', can: [] }
const made = { id: '9', version: 2, name: '乙', status: '待审核', can: [], waitsFor: [{ id: 'k', name: '周岚' }] }
let bench: ReturnType<typeof serve>

beforeEach(() => {
  bench = serve(
    {
      'GET /api/invoicing': (url) =>
        ok({ nodes: url.searchParams.get('filters')?.includes('"9"') ? [made] : [old], totalCount: 1 }),
      'GET /api/invoicing/9': () => ok(made),
      'POST /api/invoicing': () => ok({ id: '9', version: 1 }),
      'POST /api/invoicing/action/submit': () => ok({ id: '9', status: '待审核', version: 2 }),
    },
    ['invoicing:apply'],
  )
})
afterEach(() => bench.close())

const press = (name: RegExp): Promise<void> =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })))

it('what is handed in is told with its state and whom it waits for, and stands on top of the list', async () => {
  showList(invoice, '/invoicing')
  await screen.findByText('甲')
  await press(/新\s?建/)
  const form = await screen.findByRole('dialog')
  fireEvent.change(await within(form).findByLabelText('名称'), { target: { value: '乙' } })
  expect(within(form).getByRole('button', { name: /存草稿/ })).toBeTruthy()
  await press(/提\s?交/)
  await waitFor(() => expect(useNotices.getState().shown).toHaveLength(1))
  expect(useNotices.getState().shown[0]).toMatchObject({ text: '提交成功', caption: '待审核，等周岚处理' })
  expect(bench.asked('POST').map(({ url }) => url.pathname)).toEqual(['/api/invoicing', '/api/invoicing/action/submit'])
  await screen.findByText('乙')
  const names = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '')
  expect(names.findIndex((text) => text.includes('乙'))).toBeLessThan(names.findIndex((text) => text.includes('甲')))
  await act(async () => useNotices.getState().shown[0]?.action?.run())
  expect(window.location.hash).toBe('#/record/invoicing/9')
})

it('whoever comes by an address that asks for a new row finds its form open, once', async () => {
  const router = showList(invoice, '/invoicing?new=1')
  await screen.findByRole('dialog')
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('somebody who can make none finds the list alone', async () => {
  bench.close()
  bench = serve({ 'GET /api/invoicing': () => ok({ nodes: [old], totalCount: 1 }) })
  showList({ ...invoice, write: { create: holds('invoicing:apply') } } as never, '/invoicing?new=1')
  await screen.findByText('甲')
  expect(screen.queryByRole('dialog')).toBeNull()
})

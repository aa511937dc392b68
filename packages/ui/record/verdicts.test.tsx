// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNotices } from '../api/notices.ts'
import { setAreas } from '../declarations/declarations.ts'
import { ok, refused, serve } from '../list/testing/list-bench.tsx'
import { RecordLines } from './RecordLines.tsx'

const line = entity('contact', {
  label: '明细',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('内容'), clientId: ref('单据', 'client' as never), granted: money('核定金额') },
  list: { columns: ['name'] },
})
const claim = (cut: boolean) =>
  entity('client', {
    label: '单据',
    title: 'name',
    rows: { manage: everybody },
    fields: { name: text('名称') },
    lines: {
      rows: {
        of: 'contact',
        by: 'clientId',
        decided: { call: 'auditRow', ...(cut ? { cut: 'granted' } : {}) },
      } as never,
    },
  })
const row = { id: 'c', version: 3, can: ['approve'], rows: [{ id: 'l', version: 7, name: '打车费', status: '待审核' }] }

let bench: ReturnType<typeof serve>
const again = vi.fn()
beforeEach(() => {
  bench = serve({ 'POST /api/client/action/auditRow': () => ok({}) })
  useNotices.setState({ shown: [] })
  setAreas({ screens: {}, entities: { contact: async () => line }, operations: async () => ({}) } as never)
  again.mockReset()
})
afterEach(() => bench.close())

// a component that suspends at its first render continues only inside an awaited act
const show = async (record: object, cut = true): Promise<void> => {
  const entityOf = claim(cut)
  const element = (
    <Suspense>
      <RecordLines entity={entityOf} row={record as never} again={again} />
    </Suspense>
  )
  await act(
    async () =>
      void render(
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
        </QueryClientProvider>,
      ),
  )
}
const sent = () => bench.asked('POST').map(({ body }) => body)

it('offers nothing to whom the record does not wait for, and no lower figure where there is none', async () => {
  await show({ ...row, can: ['update'] })
  await screen.findByText('打车费')
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull()
  cleanup()
  await show(row, false)
  await screen.findByRole('button', { name: '驳回' })
  expect(screen.queryByRole('button', { name: '核减' })).toBeNull()
})

it('passes a line at once, with the version of the line, and reads the record anew', async () => {
  await show(row)
  fireEvent.click(await screen.findByRole('button', { name: '通过' }))
  await waitFor(() => expect(again).toHaveBeenCalled())
  expect(sent()).toEqual([{ id: 'l', version: 7, result: '通过' }])
})

it('asks for reason and figure of a lower one; a refusal stands at its field', async () => {
  bench.answers['POST /api/client/action/auditRow'] = () =>
    refused('VALIDATION', '', { fields: { money: '核定金额须大于0且小于申报金额' } })
  await show(row)
  fireEvent.click(await screen.findByRole('button', { name: '核减' }))
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = (): void => void fireEvent.click(dialog.getByRole('button', { name: /^核.?减$/ }))
  confirm()
  expect(await screen.findByText('请填写原因')).toBeTruthy()
  expect(sent()).toEqual([])
  fireEvent.change(screen.getByLabelText(/核定金额/), { target: { value: '900' } })
  fireEvent.change(screen.getByLabelText(/原因/), { target: { value: '超标' } })
  confirm()
  expect(await screen.findByText('核定金额须大于0且小于申报金额')).toBeTruthy()
  expect(sent()).toEqual([{ id: 'l', version: 7, result: '核减', money: '900.00', opinion: '超标' }])
})

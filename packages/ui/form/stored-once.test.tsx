import { entity } from '@chengban/kernel/entity.ts'
import { me } from '@chengban/kernel/expr.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ok, refused, serve } from '../list/testing/list-bench.tsx'
import FormDrawer from './FormDrawer.tsx'

const deal = entity('deal', {
  label: '协议',
  title: 'name',
  fields: { name: text('名称') },
  rows: { own: me('creatorId') },
})
let bench: ReturnType<typeof serve>
afterEach(() => bench.close())

const saved = async (value: string): Promise<ReturnType<typeof vi.fn>> => {
  const onSaved = vi.fn()
  const form = <FormDrawer entity={deal} screen="/deal" onSaved={onSaved} onClose={() => undefined} />
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />
    </QueryClientProvider>,
  )
  fireEvent.change(await screen.findByRole('textbox', { name: /名称/ }), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: /提交/ }))
  await waitFor(() => expect(bench.asked('POST', '/api/deal')).toHaveLength(1))
  return onSaved
}

/**
 * Makes the server refuse the id as taken. Reading the id returns `row`, or NOT_FOUND as for a row hidden from the
 * person.
 */
const taken = (row?: object): void => {
  bench = serve({
    'POST /api/deal': (_url, body) => {
      const { id } = body as { id: string }
      bench.answers[`GET /api/deal/${id}`] = () => (row ? ok({ ...row, id, version: 1 }) : refused('NOT_FOUND', ''))
      bench.answers[`PATCH /api/deal/${id}`] = () => ok({ ...row, id, version: 2 })
      return refused('CONFLICT', '数据已存在')
    },
  })
}

test('a record that was stored without an answer is not made twice: what was typed since goes to it', async () => {
  taken({ name: '框架协议' })
  const onSaved = await saved('框架协议书')
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  const [change] = bench.asked('PATCH')
  const [made] = bench.asked('POST', '/api/deal')
  expect(change?.url.pathname).toBe(`/api/deal/${(made?.body as { id: string } | undefined)?.id}`)
  expect(change?.body).toMatchObject({ patch: { name: '框架协议书' }, version: 1 })
})

test('one stored as it is typed is done', async () => {
  taken({ name: '框架协议' })
  const onSaved = await saved('框架协议')
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ version: 1 })))
  expect(bench.asked('PATCH')).toEqual([])
})

test('what another record has is still refused', async () => {
  taken()
  const onSaved = await saved('框架协议')
  await waitFor(() => expect(bench.asked('GET').some(({ url }) => url.pathname.startsWith('/api/deal/'))).toBe(true))
  expect(onSaved).not.toHaveBeenCalled()
})

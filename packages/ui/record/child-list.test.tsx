// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { ok, serve } from '../list/testing/list-bench.tsx'
import { ChildList } from './ChildList.tsx'

const reading = entity('documentUser', {
  label: '阅读',
  title: 'name',
  rows: { manage: everybody },
  fields: { documentId: ref('文档', 'document'), name: text('人员') },
  list: { columns: ['name'] },
})
let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({})
  setAreas({
    screens: {},
    entities: { documentUser: async () => reading },
    operations: async () => ({}),
    details: async () => ({}),
  })
})
afterEach(() => {
  bench.close()
  vi.restoreAllMocks()
})

const showReadings = async (readOnly: boolean): Promise<void> => {
  await renderReadings(readOnly)
  await screen.findByText('还没有阅读情况')
}

const renderReadings = async (readOnly: boolean): Promise<void> => {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Suspense>
            <ChildList
              child={{ of: 'documentUser', by: 'documentId', label: '阅读情况', readOnly }}
              parent={{ entity: reading, row: { id: '1' } }}
            />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
}

it('offers no new row where rows are only looked at', async () => {
  await showReadings(true)
  expect(screen.queryByText('新建阅读情况')).toBeNull()
})

it('offers one elsewhere to who may make it', async () => {
  await showReadings(false)
  expect(screen.getByText('新建阅读情况')).toBeTruthy()
})

it('tells how many columns have no room, and shows them when asked to', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(420)
  const wide = {
    ...reading,
    fields: { ...reading.fields, ...Object.fromEntries(further.map((name) => [name, text(name)])) },
    list: { columns: ['name', ...further] },
  } as unknown as typeof reading
  setAreas({
    screens: {},
    entities: { documentUser: async () => wide },
    operations: async () => ({}),
    details: async () => ({}),
  })
  bench.answers['GET /api/documentUser'] = () => ok({ nodes: [{ id: 'r', name: '周岚' }] })
  bench.answers['GET /api/documentUser/count'] = () => ok({ totalCount: 1 })
  await renderReadings(true)
  const more = await screen.findByRole('button', { name: /^\+\d 列$/ })
  expect(screen.queryByText('第五')).toBeNull()
  fireEvent.click(more)
  expect(await screen.findByText('第五')).toBeTruthy()
})

const further = ['第二', '第三', '第四', '第五']

// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { ok, serve } from '../list/testing/list-bench.tsx'
import InboxDesk from './InboxDesk.tsx'
import './Opened.tsx'

const kind = (name: 'client' | 'restDay', label: string) =>
  entity(name, {
    label,
    title: 'name',
    rows: { manage: everybody },
    fields: { name: text('名称'), status: oneOf('状态', ['待一级审核', '通过']) },
    audit: { levels: 1 } as never,
  })
const task = (module: string, moduleLabel: string, relevanceId: string, title: string) => ({
  ...{ id: `t${relevanceId}`, module, moduleLabel, relevanceId, title, summary: [], initiator: null },
  ...{
    auditLevel: 1,
    levels: 1,
    status: '待处理',
    tzCreate: '2026-11-16T09:00:00+08:00',
    isOverdue: false,
    version: 1,
  },
})
const row = (id: string, name: string) => ({ id, version: 1, name, status: '待一级审核', can: ['approve', 'reject'] })

let bench: ReturnType<typeof serve>
/** The key is heard once the record can be decided on. */
const agree = async (): Promise<void> => {
  await screen.findByRole('button', { name: /同意/ })
  fireEvent.keyDown(document.body, { key: 'a' })
}
afterEach(() => bench.close())

it('what waits of every kind is decided on at one desk: a opens the next, of whatever kind, and the end is the empty list', async () => {
  const decided = new Set<string>()
  const tasks = [task('client', '客户', 'c1', '客户【甲】'), task('restDay', '请假', 'r1', '请假【乙】')]
  const approve = (_: URL, body: unknown) => {
    decided.add((body as { id: string }).id)
    return ok({})
  }
  bench = serve({
    'GET /api/auditTask': () => {
      const nodes = tasks.filter(({ relevanceId }) => !decided.has(relevanceId))
      // further ones are on pages not read yet
      return ok({ nodes, totalCount: nodes.length, counts: { todo: nodes.length + 20, done: 0, mine: 0, cc: 0 } })
    },
    'GET /api/auditTask/counts': () => ok({ nodes: [], totalCount: 2 }),
    'GET /api/auditTask/detail': () => ok({ rounds: [], diff: [], nextApprovers: [], actions: [] }),
    'GET /api/client/c1': () => ok(row('c1', '甲')),
    'GET /api/restDay/r1': () => ok(row('r1', '乙')),
    'POST /api/client/action/approve': approve,
    'POST /api/restDay/action/approve': approve,
  })
  setAreas({
    screens: {},
    entities: { client: async () => kind('client', '客户'), restDay: async () => kind('restDay', '请假') },
    operations: async () => ({}),
    details: async () => ({}),
  })
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <Suspense>
            <InboxDesk />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>,
    )
  })
  await act(async () => void fireEvent.click(await screen.findByText('甲')))
  await screen.findByText('第 1 条，共 22 条')
  await screen.findByRole('heading', { name: '甲' })
  // the entry names its kind only once
  const waits = screen.getByRole('navigation', { name: '待我审核' })
  expect(waits.textContent).toContain('乙请假')
  expect(waits.textContent).not.toContain('请假【乙】')
  await agree()
  await screen.findByRole('heading', { name: '乙' })
  await agree()
  await waitFor(() => expect(screen.queryByRole('heading', { name: '乙' })).toBeNull())
  expect(await screen.findByText('暂无待审批')).toBeTruthy()
  expect([...decided]).toEqual(['c1', 'r1'])
})

import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int, year } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { setAreas } from '../../declarations/declarations.ts'
import { useSession } from '../../session/person.ts'
import GenericScreen from '../GenericScreen.tsx'

/** Before each test the areas below, with 甲 signed in; gives the addresses that were asked for in it. */
export const declaredLists = (): readonly URL[] => {
  const asked: URL[] = []
  beforeEach(() => {
    asked.length = 0
    setAreas(areas as never)
    signIn()
    vi.stubGlobal('fetch', (path: string) => {
      const url = new URL(path, 'http://x')
      asked.push(url)
      const undecided = { rounds: [], diff: [], nextApprovers: [], actions: [] }
      const nodes = [{ id: '1', version: 1, name: url.pathname, year: 2026, count: 2026 }]
      return Promise.resolve(new Response(JSON.stringify({ code: 'OK', data: { nodes, totalCount: 1, ...undecided } })))
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })
  return asked
}

const signIn = (): void => {
  const part = (value: object) => btoa(JSON.stringify(value))
  localStorage.setItem('jwtToken', `${part({})}.${part({ id: 'u', exp: Date.now() / 1000 + 40_000 })}.x`)
  useSession.setState({ person: { id: 'u', name: '甲', operations: [] } as never })
}

const report = (name: 'client' | 'task', label: string) =>
  entity(name, {
    label,
    title: 'name',
    rows: { own: everybody },
    write: { create: everybody },
    fields: { name: text('名称'), year: year('年'), count: int('件数') },
    list: { columns: ['name', 'year', 'count'] },
  })

const leave = entity('restDay', {
  label: '请假',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), status: oneOf('状态', ['待一级审核', '通过']) },
  list: { columns: ['name', 'status'] },
  audit: { levels: 1, submit: everybody },
} as never)

const areas = {
  screens: {
    '/work': { label: '报告', kind: 'list', of: 'client', hasMore: true },
    '/figures': { label: '数据', kind: 'list', of: 'client', hasMore: true },
    '/leaveAudit': { label: '请假审核', kind: 'list', of: 'restDay', variant: 'audit', hasMore: true },
    '/decide': { label: '审核', kind: 'list', of: 'client', variant: 'audit', hasMore: true },
  },
  entities: {
    client: async () => report('client', '日报'),
    task: async () => report('task', '周报'),
    restDay: async () => leave,
  },
  operations: async () => ({}),
  details: async () => ({
    '/work': {
      tab: '日报',
      tabs: [
        { label: '周报', of: 'task', where: { userId: { equalTo: { from: 'me' } } } },
        { label: '我的', of: 'client', variant: 'apply' },
        { label: '管理', of: 'task', codes: ['task:manage'] },
      ],
    },
    '/figures': {
      dashboards: [
        { name: 'first' },
        { name: 'kept', label: '预算', codes: ['task:manage'], needs: ['user:salary'], isLast: true },
        { name: 'last', label: '统计', isLast: true },
      ],
    },
    '/leaveAudit': { tab: '请假', tabs: [{ label: '日报', of: 'client' }] },
    '/decide': {
      tabs: [
        { label: '待办', of: 'task' },
        { label: '我的', of: 'task', variant: 'apply' },
        { label: '标记', of: 'task', variant: 'apply', creates: false, columns: ['count'] },
      ],
    },
  }),
}

export const open = async (at: string, shown = <GenericScreen path="/work" />) => {
  const element = <Suspense>{shown}</Suspense>
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // a suspended component continues only inside the act
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <ConfigProvider button={{ autoInsertSpace: false }}>
          <RouterProvider router={router} />
        </ConfigProvider>
      </QueryClientProvider>,
    )
  })
  return router
}

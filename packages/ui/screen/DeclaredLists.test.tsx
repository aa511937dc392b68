// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int, year } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { useSession } from '../session/person.ts'
import DeclaredLists from './DeclaredLists.tsx'
import GenericScreen from './GenericScreen.tsx'

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
let asked: URL[] = []

beforeEach(() => {
  asked = []
  setAreas({
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
  } as never)
  const part = (value: object) => btoa(JSON.stringify(value))
  localStorage.setItem('jwtToken', `${part({})}.${part({ id: 'u', exp: Date.now() / 1000 + 40_000 })}.x`)
  useSession.setState({ person: { id: 'u', name: '甲', operations: [] } as never })
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

const open = async (at: string, shown = <GenericScreen path="/work" />) => {
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

it('shows the lists the person may open, and asks the chosen one for its rows alone', async () => {
  const router = await open('/work')
  expect(await screen.findByText('/api/client')).toBeTruthy()
  expect(screen.queryByText('管理')).toBeNull()
  await act(async () => void fireEvent.click(screen.getByText('周报')))
  expect(await screen.findByText('/api/task')).toBeTruthy()
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ tab: '周报' })}`)
  const filters = asked.find(({ pathname }) => pathname === '/api/task')?.searchParams.get('filters')
  expect(JSON.parse(filters ?? '')).toEqual({ userId: { equalTo: 'u' } })
})

it('counts at a tab what waits there for the reader’s decision, and nothing where none does', async () => {
  const given = globalThis.fetch
  const waiting = { nodes: [{ module: 'client', moduleLabel: '日报', todo: 4, overdue: 0 }], totalCount: 4 }
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/api/auditTask/counts')
      ? Promise.resolve(new Response(JSON.stringify({ code: 'OK', data: waiting })))
      : given(path),
  )
  await open('/decide', <GenericScreen path="/decide" />)
  const tabs = within(await screen.findByRole('navigation', { name: '审核' }))
  expect((await tabs.findByText('4')).closest('button')?.textContent).toBe('审核4')
  expect(tabs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['审核4', '待办', '我的', '标记'])
})

const Blank = () => <p>表单</p>

it('shows what is no list behind the lists, to those who hold its code', async () => {
  const parts = [
    { label: '发送', codes: ['task:send'], Part: Blank },
    { label: '发布', codes: ['task:manage'], Part: Blank },
  ]
  useSession.setState({ person: { id: 'u', name: '甲', operations: ['task:send'] } as never })
  const shown = (
    <DeclaredLists path="/work" screen={{ label: '报告', kind: 'list', of: 'client', hasMore: true }} parts={parts} />
  )
  await open('/work', shown)
  expect(await screen.findByText('/api/client')).toBeTruthy()
  expect(screen.queryByText('发布')).toBeNull()
  await act(async () => void fireEvent.click(screen.getByText('发送')))
  expect(screen.getByText('表单')).toBeTruthy()
  expect(screen.queryByText('/api/client')).toBeNull()
})

it('a part named like a list stands in its place, and tabs come in the order asked for', async () => {
  const parts = [{ label: '周报', codes: ['task:send'], Part: Blank }]
  const shown = (
    <DeclaredLists
      path="/work"
      screen={{ label: '报告', kind: 'list', of: 'client', hasMore: true }}
      parts={parts}
      order={['周报', '日报']}
    />
  )
  useSession.setState({ person: { id: 'u', name: '甲', operations: ['task:send', 'task:manage'] } as never })
  await open('/work', shown)
  expect(screen.getByText('表单')).toBeTruthy()
  const tabs = screen.getByRole('navigation', { name: '报告' }).querySelectorAll('button')
  expect([...tabs].map(({ textContent }) => textContent)).toEqual(['周报', '日报', '我的', '管理'])
})

it('rows in the address open the list of what the page is of, whatever stands before it', async () => {
  const shown = (
    <DeclaredLists
      path="/work"
      screen={{ label: '报告', kind: 'list', of: 'client', hasMore: true }}
      order={['周报', '日报']}
    />
  )
  await open('/work?as=table', shown)
  expect(await screen.findByText('/api/client')).toBeTruthy()
  cleanup()
  await open('/work', shown)
  expect(await screen.findByText('/api/task')).toBeTruthy()
})

it('has a tab for each dashboard its reader may open, before or after the lists', async () => {
  const tabsFor = async (operations: readonly string[]) => {
    useSession.setState({ person: { id: 'u', name: '甲', operations } as never })
    await open('/figures?tab=数据', <GenericScreen path="/figures" />)
    await screen.findByText('/api/client')
    const shown = [...screen.getByRole('navigation', { name: '数据' }).querySelectorAll('button')]
    cleanup()
    return shown.map(({ textContent }) => textContent)
  }
  expect(await tabsFor([])).toEqual(['看板', '数据', '统计'])
  expect(await tabsFor(['task:manage'])).toEqual(['看板', '数据', '统计'])
  expect(await tabsFor(['task:manage', 'user:salary'])).toEqual(['看板', '数据', '预算', '统计'])
})

it('writes a year as a name and a count as an amount', async () => {
  await open('/work')
  await screen.findByText('/api/client')
  expect(screen.getByText('2026')).toBeTruthy()
  expect(screen.getByText('2,026')).toBeTruthy()
})

it('offers a new row neither beside what is decided, nor where rows come another way', async () => {
  const offered = async (tab: string) => {
    await open(`/decide?tab=${tab}`, <GenericScreen path="/decide" />)
    await screen.findByText('2,026')
    const found = screen.queryAllByText('新建周报').length
    cleanup()
    return found
  }
  expect(await offered('我的')).toBe(1)
  expect(await offered('待办')).toBe(0)
  expect(await offered('标记')).toBe(0)
})

it('is called as the page where a tab lists more of the same, by the tab where it lists something else', async () => {
  const titled = async (tab: string): Promise<string | null> => {
    await open(`/work?tab=${tab}`)
    await screen.findAllByText('2,026')
    const { textContent } = screen.getByRole('heading', { level: 1 })
    cleanup()
    return textContent
  }
  expect(await titled('我的')).toBe('报告')
  expect(await titled('日报')).toBe('报告')
  expect(await titled('周报')).toBe('周报')
})

it('what is decided on opens beside what waits, on every page of that kind; what nobody decides on opens as its page', async () => {
  await open('/leaveAudit', <GenericScreen path="/leaveAudit" />)
  await act(async () => void fireEvent.click(await screen.findByText('/api/restDay')))
  expect(await screen.findByRole('button', { name: '回到列表' })).toBeTruthy()
  expect(asked.some((url) => url.searchParams.get('view') === 'todo')).toBe(true)
  cleanup()
  await open('/leaveAudit?tab=日报', <GenericScreen path="/leaveAudit" />)
  await act(async () => void fireEvent.click(await screen.findByText('/api/client')))
  expect(screen.queryByRole('button', { name: '回到列表' })).toBeNull()
})

it('opens a tab by what its records are called too, and the first by a name nobody has', async () => {
  const current = () => document.querySelector('[aria-current=page]')?.textContent
  await open('/?tab=周报', <GenericScreen path="/decide" />)
  expect(current()).toBe('待办')
  cleanup()
  await open('/?tab=月报', <GenericScreen path="/decide" />)
  expect(current()).toBe('审核')
})

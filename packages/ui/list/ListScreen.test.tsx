// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Notices } from '../notices/Notices.tsx'
import { Questions } from '../question/Questions.tsx'
import { useSession } from '../session/person.ts'
import { ListScreen } from './ListScreen.tsx'

const client = entity('client', {
  label: '客户',
  title: 'name',
  rows: { manage: holds('client:manage') },
  fields: { name: text('客户名称', { search: true }), money: money('金额'), vip: bool('重点', { default: false }) },
  list: { columns: ['name', 'money', 'vip'], filters: ['vip'] },
})
const rows = [
  { id: '1', version: 1, name: '甲医院', money: '10.00', vip: true, can: ['update', 'delete'] },
  { id: '2', version: 1, name: '乙医院', money: '5.50', vip: false, can: ['update'] },
]

let asked: URL[] = []
let answers: Record<string, () => Response | Promise<Response>> = {}
const ok = (data: unknown) => new Response(JSON.stringify({ code: 'OK', message: '', data }))
const never = () => new Promise<Response>(() => undefined)

beforeEach(() => {
  asked = []
  answers = { '/api/client': () => ok({ nodes: rows }), '/api/client/count': () => ok({ totalCount: 40 }) }
  const part = (value: object) => btoa(JSON.stringify(value))
  localStorage.setItem('jwtToken', `${part({})}.${part({ id: 'u', exp: Date.now() / 1000 + 40_000 })}.x`)
  useSession.setState({ person: { id: 'u', name: '甲', operations: ['client:manage'] } as never })
  vi.stubGlobal('fetch', (path: string) => {
    const url = new URL(path, 'http://x')
    asked.push(url)
    return Promise.resolve(answers[url.pathname]?.() ?? new Response('{}', { status: 404 }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const show = (at = '/client') => {
  const router = createMemoryRouter(
    [{ path: '*', element: <ListScreen entity={client} screen="/client" title="客户" variant="manage" /> }],
    { initialEntries: [at] },
  )
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } })
  render(
    <QueryClientProvider client={cache}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <RouterProvider router={router} />
        <Notices />
        <Questions />
      </ConfigProvider>
    </QueryClientProvider>,
  )
  return router
}

it('says what failed with its number, and tries again', async () => {
  answers['/api/client'] = () =>
    new Response(JSON.stringify({ code: 'INTERNAL', message: '系统异常', data: { reference: '8F3K-2Q7D' } }), {
      status: 500,
    })
  show()
  expect(await screen.findByText(/编号 8F3K-2Q7D/)).toBeTruthy()
  answers['/api/client'] = () => ok({ nodes: rows })
  fireEvent.click(screen.getByText('重试'))
  expect(await screen.findByText('甲医院')).toBeTruthy()
})

it('lets nobody delete what one of the chosen may not lose', async () => {
  show()
  await screen.findByText('甲医院')
  fireEvent.click(screen.getByLabelText('选择 甲医院'))
  expect(((await screen.findByText('删除')).closest('button') as HTMLButtonElement).disabled).toBe(false)
  fireEvent.click(screen.getByLabelText('选择 乙医院'))
  expect((screen.getByText('删除').closest('button') as HTMLButtonElement).disabled).toBe(true)
  expect(screen.getByText(/金额 15\.50/)).toBeTruthy()
})

it('shows the page before the total has come, and asks only for what it shows', async () => {
  answers['/api/client/count'] = never
  show('/client?f.vip=true&keyword=%E5%8C%BB&size=20&page=2')
  await screen.findByText('甲医院')
  expect(screen.getByText('正在计数')).toBeTruthy()
  const page = asked.find(({ pathname }) => pathname === '/api/client')?.searchParams
  expect(Object.fromEntries(page ?? [])).toMatchObject({
    total: 'false',
    can: '1',
    pageNumber: '2',
    pageSize: '20',
    keyword: '医',
    filters: '{"vip":{"equalTo":true}}',
  })
  expect(page?.get('columns')?.split(',')).toEqual(['id', 'version', 'name', 'money', 'vip'])
})

it('asks for another page at the click, before anything is drawn for it', async () => {
  show()
  await screen.findByText('甲医院')
  const next = await screen.findByLabelText('第 2 页')
  asked = []
  next.click()
  expect(asked.map(({ searchParams }) => searchParams.get('pageNumber'))).toEqual(['2'])
  await waitFor(() => expect(screen.getByLabelText('第 2 页').getAttribute('aria-current')).toBe('page'))
  expect(asked.filter(({ pathname }) => pathname === '/api/client')).toHaveLength(1)
})

it('keeps what is chosen in the address', async () => {
  const router = show()
  await screen.findByText('甲医院')
  fireEvent.change(screen.getByLabelText('搜索客户'), { target: { value: '乙' } })
  await waitFor(() => expect(router.state.location.search).toBe(`?keyword=${encodeURIComponent('乙')}`))
  fireEvent.click(screen.getByText('金额'))
  await waitFor(() => expect(router.state.location.search).toContain('sort=money'))
})

it('names what has filtered everything away', async () => {
  answers['/api/client'] = () => ok({ nodes: [] })
  answers['/api/client/count'] = () => ok({ totalCount: 0 })
  show('/client?f.vip=true')
  expect(await screen.findByText('没有符合条件的客户')).toBeTruthy()
  expect(screen.getByText('清除筛选')).toBeTruthy()
})

it('takes rows and their number under either of their names', async () => {
  answers = {
    '/api/client': () => ok({ content: rows }),
    '/api/client/count': () => ok({ numberOfElements: 2137 }),
  }
  show()
  expect(await screen.findByText('甲医院')).toBeTruthy()
  await waitFor(() => expect(document.body.textContent).toMatch(/2,?137/))
})

it('asks for what is typed once the field is left, and does not lead back from the next page', async () => {
  const router = show()
  await screen.findByText('甲医院')
  const field = screen.getByRole('searchbox')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: '乙' } })
  fireEvent.blur(field)
  expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('乙')
  await act(() => router.navigate('/record/client/2'))
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(router.state.location).toMatchObject({ pathname: '/record/client/2', search: '' })
})

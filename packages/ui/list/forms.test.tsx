// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useNotices } from '../api/notices.ts'
import { setAreas } from '../declarations/declarations.ts'
import { useQuestion } from '../question/question.ts'
import { ok, serve, showList } from './testing/list-bench.tsx'

const user = entity('user', {
  label: '人员',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('姓名') },
})
const trip = entity('client', {
  label: '行程',
  title: 'name',
  rows: { manage: everybody },
  fields: {
    name: text('名称', { required: true }),
    userId: ref('人员', 'user'),
    from: date('开始'),
    to: date('结束'),
    kind: oneOf('类型', ['出差', '培训']),
  },
  list: {
    columns: ['name'],
    calendar: { from: 'from', to: 'to', hue: 'kind' },
    gantt: { from: 'from', to: 'to' },
    matrix: { row: 'userId', day: 'from', cell: 'kind' },
  },
})
const long = '一个非常非常长的名称'.repeat(20)
const row = { id: '1', version: 3, name: long, userId: 'p', from: '2026-11-30', to: '2026-12-02', kind: '出差' }

let bench: ReturnType<typeof serve>
const rows = (count: number, can: readonly string[] = ['update']) => {
  bench.answers['GET /api/client/count'] = () => ok({ totalCount: count })
  bench.answers['GET /api/client'] = (url) => {
    const page = Number(url.searchParams.get('pageNumber'))
    const size = Math.max(0, Math.min(50, count - (page - 1) * 50))
    return ok({ nodes: Array.from({ length: size }, (_, at) => ({ ...row, id: String((page - 1) * 50 + at), can })) })
  }
}
beforeEach(() => {
  bench = serve({ 'GET /api/user': () => ok({ nodes: [{ id: 'p', name: '何川' }] }) })
  useNotices.setState({ shown: [] })
  setAreas({
    screens: {},
    entities: { user: async () => user, client: async () => trip },
    operations: async () => ({}),
  } as never)
})
afterEach(() => bench.close())

// each layout is loaded separately, so the bars may appear late
const bars = () => screen.queryAllByTitle(/2026-11-30 至 2026-12-02$/)

it.each(['calendar', 'gantt', 'matrix'])('%s: draws without any rows', async (form) => {
  rows(0)
  showList(trip, `/client?as=${form}&at=2026-11`)
  await screen.findByText('今天')
  await waitFor(() => expect(document.querySelector('.cb-layout')?.getAttribute('aria-busy')).toBe('false'))
  expect(bars()).toEqual([])
})

it('refuses to move what the reader may not change, and sends nothing', async () => {
  rows(1, [])
  showList(trip, '/client?as=calendar&at=2026-12')
  const [bar] = await screen.findAllByTitle(/2026-11-30 至 2026-12-02$/)
  fireEvent.keyDown(bar as Element, { key: 'ArrowRight', altKey: true })
  await waitFor(() => expect(useNotices.getState().shown[0]?.text).toBe('权限不足'))
  expect(bench.asked('PATCH')).toEqual([])
})

it('moves a row along the days by keys, and takes it back', async () => {
  rows(1)
  bench.answers['PATCH /api/client/0'] = () => ok({ id: '0', version: 4 })
  showList(trip, '/client?as=gantt&at=2026-11')
  fireEvent.keyDown(await screen.findByText(long), { key: 'ArrowRight', altKey: true })
  await waitFor(() => expect(useNotices.getState().shown[0]?.text).toBe('已改为 2026-12-01 至 2026-12-03'))
  useNotices.getState().shown[0]?.action?.run()
  await waitFor(() => expect(bench.asked('PATCH')).toHaveLength(2))
  expect(bench.asked('PATCH').map(({ body }) => body)).toEqual([
    { id: '0', version: 3, patch: { from: '2026-12-01', to: '2026-12-03' } },
    { id: '0', version: 4, patch: { from: '2026-11-30', to: '2026-12-02' } },
  ])
})

it('reads and draws of ten thousand rows only those in sight', async () => {
  rows(10_000)
  showList(trip, '/client?as=gantt&at=2026-11')
  expect(await screen.findByText('10,000 条')).toBeTruthy()
  await screen.findAllByText(long)
  expect(bench.asked('GET', '/api/client').length).toBeLessThanOrEqual(3)
  expect(document.querySelectorAll('.cb-gantt-row').length).toBeLessThanOrEqual(100)
})

it('draws of ten thousand some on every day, and says what a calendar leaves out', async () => {
  rows(10_000)
  showList(trip, '/client?as=calendar&at=2026-11')
  expect(await screen.findByText(/每天只画前 50 条，共 10,000 条/)).toBeTruthy()
  const days = bench.asked('GET', '/api/client').map(({ url }) => url.searchParams.get('filters'))
  expect(new Set(days).size).toBeGreaterThanOrEqual(42)
  expect(await screen.findAllByText(/还有 \d+ 条/)).toBeTruthy()
})

it('counts what one person has on one day', async () => {
  rows(2)
  // a component that suspends at its first render continues only inside an awaited act
  await act(async () => void showList(trip, '/client?as=matrix&at=2026-11'))
  const cell = await screen.findByRole('button', { name: '2026-11-30 出差、出差' })
  expect(cell.textContent).toBe('2')
})

it('opens as the declaration says where the address is silent', async () => {
  rows(0)
  showList({ ...trip, list: { columns: ['name'], first: 'calendar', calendar: { from: 'from' } } }, '/client')
  expect(await screen.findByRole('region', { name: '行程日历' })).toBeTruthy()
})

const plan = {
  ...trip,
  tree: { parent: 'parentId', maxDepth: 6 },
  fields: { ...trip.fields, code: text('编码') },
  list: {
    columns: ['name'],
    gantt: { from: 'from', to: 'to', group: 'kind', order: 'code', whose: 'userId', shift: '/client/action/shift' },
  },
} as unknown as typeof trip

it('a plan stands in the order of its codes, by depth, each row with its person', async () => {
  rows(1)
  const person = { id: 'p', name: '何川' }
  bench.answers['GET /api/client'] = () => ok({ nodes: [{ ...row, code: '1.2.1', user: person, can: ['update'] }] })
  showList(plan, '/client?as=gantt&at=2026-11')
  const name = await screen.findByText(long)
  expect(name.style.paddingLeft).toBe('calc(var(--cb-gutter) + 28px)')
  expect(screen.getByText('何川')).toBeTruthy()
  expect(bench.asked('GET', '/api/client')[0]?.url.searchParams.get('sort')).toBe('kind,code')
})

it('a bar with successors is tried first, and moved by its call once that is agreed to', async () => {
  rows(1)
  bench.answers['POST /api/client/action/shift'] = () => ok({ moved: [{ id: '0' }, { id: 'next' }], version: 4 })
  showList(plan, '/client?as=gantt&at=2026-11')
  fireEvent.keyDown(await screen.findByText(long), { key: 'ArrowRight', altKey: true })
  await waitFor(() =>
    expect(useQuestion.getState().asked?.title).toBe('改为 2026-12-01 至 2026-12-03，连带移动 1 项？'),
  )
  const sent = (dryRun: boolean) => ({ id: '0', version: 3, start: '2026-12-01', end: '2026-12-03', dryRun })
  expect(bench.asked('POST').map(({ body }) => body)).toEqual([sent(true)])
  await act(async () => void (await useQuestion.getState().asked?.act()))
  expect(bench.asked('POST').map(({ body }) => body)).toEqual([sent(true), sent(false)])
  expect(useNotices.getState().shown[0]?.text).toBe('已改为 2026-12-01 至 2026-12-03，连带 1 项')
  expect(bench.asked('PATCH')).toEqual([])
  useQuestion.setState({ asked: undefined })
})

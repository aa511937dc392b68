// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ok, serve, showList } from './testing/list-bench.tsx'

const plan = entity('client', {
  label: '计划',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('名称'), parentId: ref('上级', 'client'), from: date('开始'), to: date('结束') },
  tree: { parent: 'parentId' },
  list: { columns: ['name'], gantt: { from: 'from', to: 'to' }, calendar: { from: 'from', to: 'to' } },
})
const count = 1000
const rowAt = (at: number) => ({
  id: String(at),
  version: 1,
  name: `计划${at}`,
  parentId: at < 10 ? null : String(at % 10),
  from: '2026-11-30',
  to: '2026-12-02',
})

let bench: ReturnType<typeof serve>
const narrow = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }))
beforeEach(() => {
  bench = serve({
    'GET /api/client/count': () => ok({ totalCount: count }),
    'GET /api/client': (url) => {
      const from = (Number(url.searchParams.get('pageNumber')) - 1) * 50
      return ok({ nodes: Array.from({ length: Math.min(50, count - from) }, (_, at) => rowAt(from + at)) })
    },
  })
})
afterEach(() => {
  bench.close()
  vi.unstubAllGlobals()
})

it('draws the gantt of a phone where it is scrolled to, and reads those rows alone', async () => {
  narrow(true)
  showList(plan, '/client?as=gantt&at=2026-11')
  await screen.findByText('计划0')
  const box = document.querySelector('.cb-gantt-cards') as HTMLElement
  box.scrollTop = 76 * 600
  fireEvent.scroll(box)
  expect(await screen.findByText('计划600')).toBeTruthy()
  expect(document.querySelectorAll('.cb-gantt-list li').length).toBeLessThanOrEqual(40)
  expect(screen.queryByText('计划0')).toBeNull()
})

it('shows the uppermost rows of a large tree while the others are being read', async () => {
  narrow(false)
  const all = bench.answers['GET /api/client']
  let go = (): void => undefined
  const wait = new Promise<void>((done) => (go = done))
  bench.answers['GET /api/client'] = async (url, body) => {
    if (url.searchParams.get('filters')) return ok({ nodes: Array.from({ length: 10 }, (_, at) => rowAt(at)) })
    await wait
    return all?.(url, body) as Response
  }
  showList(plan, '/client?as=tree')
  expect(await screen.findByText('计划0')).toBeTruthy()
  expect(screen.getByText('正在读取')).toBeTruthy()
  go()
  expect(await screen.findByText('共 1,000 条')).toBeTruthy()
})

it('opens a large tree at its upper levels, and all of it when asked to', async () => {
  narrow(false)
  showList(plan, '/client?as=tree')
  expect(await screen.findByText('共 1,000 条')).toBeTruthy()
  expect(screen.queryByText('计划10')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '全部展开' }))
  expect(await screen.findByText('计划10')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '全部折叠' }))
  await waitFor(() => expect(screen.queryByText('计划10')).toBeNull())
})

it('draws a large tree on a phone in portions', async () => {
  narrow(true)
  showList(plan, '/client?as=tree')
  fireEvent.click(await screen.findByRole('button', { name: '全部展开' }))
  fireEvent.click(await screen.findByRole('button', { name: '还有 900 条' }))
  expect(await screen.findByRole('button', { name: '还有 800 条' })).toBeTruthy()
  expect(document.querySelectorAll('.cb-tree-open')).toHaveLength(200)
})

it('leads from a day of a calendar that cannot show all to its rows in the list', async () => {
  narrow(false)
  bench.answers['GET /api/client/count'] = () => ok({ totalCount: 5000 })
  const router = showList(plan, '/client?as=calendar&at=2026-11')
  fireEvent.click((await screen.findAllByText(/^还有 \d+ 条以上$/))[0] as Element)
  fireEvent.click(await screen.findByText('在列表里看这一天的全部'))
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('as')).toBe('table'))
  expect(new URLSearchParams(router.state.location.search).get('where')).toContain('lessThanOrEqualTo')
})

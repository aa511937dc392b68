// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useNotices } from '../../api/notices.ts'
import { ok, refused, serve, showList } from '../testing/list-bench.tsx'

const visit = entity('client', {
  label: '客户',
  title: 'name',
  rows: { manage: everybody },
  fields: {
    name: text('名称', { required: true }),
    grade: oneOf('等级', ['高', '中', '低'], { required: true }),
  },
  list: { columns: ['name', 'grade'], filters: ['grade'], board: { by: 'grade' } },
})
const rows = [
  { id: '1', version: 1, name: '甲医院', grade: '高', can: ['update'] },
  { id: '2', version: 1, name: '乙医院', grade: '低', can: [] },
]
const inColumn = ({ searchParams }: URL) => {
  const { filters } = Object.fromEntries(searchParams) as { filters: string }
  return rows.filter(({ grade }) => filters.includes(`"${grade}"`))
}

let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({
    'GET /api/client': (url) => ok({ nodes: inColumn(url) }),
    'GET /api/client/count': (url) => ok({ totalCount: inColumn(url).length }),
    'GET /api/client/2': () => ok(rows[1]),
  })
  useNotices.setState({ shown: [] })
})
afterEach(() => bench.close())

const open = (at = '/client?as=board') => showList(visit, at)
const column = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}，`) })

it('says why a card stays where it is, and sends nothing', async () => {
  open()
  const low = await column('低')
  fireEvent.keyDown(
    await within(low)
      .findByText('乙医院')
      .then((name) => name.closest('button') as Element),
    { key: 'm' },
  )
  fireEvent.click(await screen.findByRole('button', { name: '高' }))
  await waitFor(() => expect(useNotices.getState().shown.map(({ text: words }) => words)).toEqual(['权限不足']))
  expect(bench.asked('PATCH')).toEqual([])
})

it('brings a refused card back to its column', async () => {
  bench.answers['PATCH /api/client/1'] = () => refused('CONFLICT', '单据已变更，请刷新')
  open()
  const high = await column('高')
  const card = await within(high).findByText('甲医院')
  fireEvent.dragStart(card.closest('li') as Element, { dataTransfer: { setData: () => undefined } })
  fireEvent.drop(await column('低'), { dataTransfer: {} })
  await waitFor(() => expect(useNotices.getState().shown[0]?.text).toBe('单据已变更，请刷新'))
  expect(await within(high).findByText('甲医院')).toBeTruthy()
})

it('writes the field a card is dropped on, and takes it back', async () => {
  bench.answers['PATCH /api/client/1'] = () => ok({ id: '1', version: 2 })
  open()
  const card = await within(await column('高')).findByText('甲医院')
  fireEvent.dragStart(card.closest('li') as Element, { dataTransfer: { setData: () => undefined } })
  fireEvent.drop(await column('中'), { dataTransfer: {} })
  await waitFor(() => expect(useNotices.getState().shown[0]?.text).toBe('已移到「中」'))
  useNotices.getState().shown[0]?.action?.run()
  await waitFor(() => expect(bench.asked('PATCH')).toHaveLength(2))
  expect(bench.asked('PATCH').map(({ body }) => body)).toEqual([
    { id: '1', version: 1, patch: { grade: '中' } },
    { id: '1', version: 2, patch: { grade: '高' } },
  ])
})

it('has no column that the filters leave out', async () => {
  open('/client?as=board&f.grade=高,中')
  await column('高')
  expect(screen.queryByRole('region', { name: /^低，/ })).toBeNull()
})

const ordered = {
  ...visit,
  fields: { ...visit.fields, sort: int('排序') },
  list: { columns: ['name'], board: { by: 'grade' }, order: { by: 'sort', within: ['name'] } },
} as typeof visit

it('puts cards of a column into order, by dragging and by keys, where they may stand together', async () => {
  const cards = ['甲', '甲', '乙'].map((name, at) => ({
    ...rows[0],
    id: String(at),
    name: `${name}${at}`,
    sort: (at + 1) * 10,
  }))
  bench.answers['GET /api/client'] = ({ searchParams }) =>
    ok({ nodes: String(searchParams.get('filters')).includes('高') ? cards : [] })
  showList({ ...ordered, list: { ...ordered.list, order: { by: 'sort' } } } as typeof visit, '/client?as=board')
  const third = (await screen.findByText('乙2')).closest('li') as HTMLElement
  const first = screen.getByText('甲0').closest('li') as HTMLElement
  first.getBoundingClientRect = () => ({ top: 0, height: 100 }) as DOMRect
  fireEvent.dragStart(third, { dataTransfer: { setData: () => undefined } })
  fireEvent(first, Object.defineProperty(createEvent.drop(first), 'clientY', { value: 10 }))
  fireEvent.keyDown(screen.getByText('甲1').closest('button') as Element, { key: 'ArrowDown', altKey: true })
  await waitFor(() => expect(bench.asked('POST')).toHaveLength(2))
  expect(bench.asked('POST').map(({ body }) => body)).toEqual([
    { update: [{ id: '2', version: 1, patch: { sort: 0 } }] },
    { update: [{ id: '1', version: 1, patch: { sort: 40 } }] },
  ])
  expect(bench.asked('GET', '/api/client')[0]?.url.searchParams.get('sort')).toBe('sort')
})

it('says why cards may not stand together', async () => {
  const cards = ['甲', '乙'].map((name, at) => ({ ...rows[0], id: String(at), name, sort: 10 }))
  bench.answers['GET /api/client'] = ({ searchParams }) =>
    ok({ nodes: String(searchParams.get('filters')).includes('高') ? cards : [] })
  showList(ordered, '/client?as=board')
  fireEvent.keyDown((await screen.findByText('甲')).closest('button') as Element, { key: 'ArrowDown', altKey: true })
  await waitFor(() => expect(useNotices.getState().shown[0]?.text).toBe('名称不同，不能排在一起'))
  expect(bench.asked('POST')).toEqual([])
})

it('a day that is past is told in red, but where the card is over and nothing is late any more', async () => {
  const due = entity('client', {
    label: '客户',
    title: 'name',
    rows: { manage: everybody },
    fields: { ...visit.fields, end: date('结束日期') } as never,
    list: {
      columns: ['name'],
      board: { by: 'grade', card: ['end'], due: { at: 'end', over: ['低'] } },
    } as never,
  })
  const dated = [
    { id: '1', version: 1, name: '甲医院', grade: '高', end: '2020-01-01', can: [] },
    { id: '2', version: 1, name: '乙医院', grade: '低', end: '2020-01-02', can: [] },
    { id: '3', version: 1, name: '丙医院', grade: '中', end: '2999-01-03', can: [] },
  ]
  bench.answers['GET /api/client'] = ({ searchParams }) =>
    ok({ nodes: dated.filter(({ grade }) => String(searchParams.get('filters')).includes(`"${grade}"`)) })
  showList(due, '/client?as=board')
  const fact = async (day: string) => (await screen.findByText(day)).closest('.cb-board-fact')?.className
  expect(await fact('2020-01-01')).toContain('is-late')
  expect(await fact('2020-01-02')).not.toContain('is-late')
  expect(await fact('2999-01-03')).not.toContain('is-late')
})

it('sums all rows of a column below its name, where the list declares it', async () => {
  const sale = entity('client', {
    ...{ label: '商机', title: 'name', rows: { manage: everybody } },
    fields: { name: text('名称'), grade: oneOf('等级', ['高', '中', '低']), money: money('预计合同额') },
    list: { columns: ['name'], board: { by: 'grade', sums: ['money'] } },
  })
  bench.answers['GET /api/client/figures'] = ({ searchParams }) => {
    expect(searchParams.get('measures')).toBe('{"money":{"sum":"money"}}')
    return ok({ nodes: [{ key: '高', name: '高', count: 21, money: '1250000.00' }], sum: { count: 22 }, where: {} })
  }
  showList(sale, '/client?as=board')
  expect((await within(await column('高')).findByText('预计合同额')).nextElementSibling?.textContent).toBe(
    '1,250,000.00',
  )
  expect((await within(await column('低')).findByText('预计合同额')).nextElementSibling?.textContent).toBe('0.00')
})

// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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

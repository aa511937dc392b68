// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useNotices } from '../../api/notices.ts'
import { ok, serve, showList } from '../testing/list-bench.tsx'

const department = entity('department', {
  label: '部门',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('名称'), parentId: ref('上级', 'department'), sort: int('排序', { default: 100 }) },
  tree: { parent: 'parentId' },
  list: { columns: ['name'], sort: 'sort', first: 'tree', order: { by: 'sort' } },
})
const node = (id: string, parentId: string | null, sort: number, can: readonly string[] = ['update']) => ({
  id,
  name: `${id}部`,
  parentId,
  sort,
  version: 4,
  can,
})
const rows = [node('甲', null, 100), node('乙', null, 100), node('丙', '甲', 10), node('丁', null, 100, [])]

let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({ 'GET /api/department': () => ok({ nodes: rows }) })
  useNotices.setState({ shown: [] })
})
afterEach(() => bench.close())

const rowOf = async (name: string): Promise<HTMLElement> =>
  (await screen.findByText(`${name}部`)).closest('tr') as HTMLElement
const drag = async (from: string, onto: string, y: number): Promise<void> => {
  const target = await rowOf(onto)
  target.getBoundingClientRect = () => ({ top: 0, height: 32 }) as DOMRect
  fireEvent.dragStart(await rowOf(from), { dataTransfer: { setData: () => undefined } })
  fireEvent(target, Object.defineProperty(createEvent.drop(target), 'clientY', { value: y }))
}
const sent = () => bench.asked('POST', '/api/department/bulk').map(({ body }) => body)
const notices = () => useNotices.getState().shown.map(({ text: words }) => words)

it('refuses whom the reader may not change, and what would hang below itself', async () => {
  showList(department, '/department')
  fireEvent.keyDown(await rowOf('丁'), { key: 'j' })
  await drag('丁', '甲', 1)
  await waitFor(() => expect(notices()).toEqual(['权限不足']))
  await drag('甲', '丙', 1)
  expect(sent()).toEqual([])
})

it('puts a row between others by dragging it to their edge, and takes it back', async () => {
  showList(department, '/department')
  await drag('丙', '乙', 31)
  await waitFor(() => expect(notices()).toEqual(['已调整顺序']))
  useNotices.getState().shown[0]?.action?.run()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toEqual([
    {
      update: [
        { id: '丙', version: 4, patch: { parentId: null, sort: 90 } },
        { id: '乙', patch: { sort: 80 } },
        { id: '甲', patch: { sort: 70 } },
      ],
    },
    {
      update: [
        { id: '丙', patch: { parentId: '甲', sort: 10 } },
        { id: '乙', patch: { sort: 100 } },
        { id: '甲', patch: { sort: 100 } },
      ],
    },
  ])
})

it('moves a row up among its siblings by Alt and the arrow', async () => {
  showList(department, '/department')
  await rowOf('乙')
  for (const key of ['j', 'j', 'j']) fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'ArrowUp', altKey: true })
  await waitFor(() => expect(sent()).toEqual([{ update: [{ id: '乙', version: 4, patch: { sort: 90 } }] }]))
})

it('keeps still while another order is chosen', async () => {
  showList(department, '/department?sort=name')
  await drag('丙', '乙', 31)
  await waitFor(() => expect(bench.asked('PATCH')).toHaveLength(1))
  expect(sent()).toEqual([])
})

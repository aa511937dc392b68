// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { notifyDone, useNotices } from '../../api/notices.ts'
import { setAreas } from '../../declarations/declarations.ts'
import { useQuestion } from '../../question/question.ts'
import { ok, serve, showList } from '../testing/list-bench.tsx'

const plan = entity('client', {
  label: '任务',
  title: 'name',
  rows: { manage: everybody },
  write: { update: everybody },
  fields: {
    name: text('名称', { required: true }),
    code: text('编码'),
    parentId: ref('上级', 'client'),
    afterIds: refs('前置', 'client'),
    from: date('开始'),
    to: date('结束'),
  },
  tree: { parent: 'parentId', maxDepth: 6 },
  list: {
    columns: ['name'],
    gantt: { from: 'from', to: 'to', order: 'code', after: 'afterIds', shift: '/client/action/shift' },
  },
})
const ids: Readonly<Record<string, string>> = { 甲: 'a', 乙: 'b', 丙: 'c' }
const row = (name: string, more: object = {}) => ({
  ...{ id: ids[name], version: 3, name, code: name, parentId: null, afterIds: [] },
  ...{ from: '2026-11-16', to: '2026-11-18', can: ['update'], edits: null },
  ...more,
})

let bench: ReturnType<typeof serve>
let rows: readonly object[]
beforeEach(() => {
  rows = [row('甲'), row('乙'), row('丙')]
  bench = serve({
    'GET /api/client': () => ok({ nodes: rows }),
    'GET /api/client/count': () => ok({ totalCount: rows.length }),
    'POST /api/client/action/shift': () => ok({ moved: [{ id: 'b' }], version: 4 }),
  })
  for (const id of Object.values(ids)) bench.answers[`PATCH /api/client/${id}`] = () => ok({ id, version: 4 })
  useNotices.setState({ shown: [] })
  setAreas({
    screens: {},
    entities: { client: async () => plan },
    operations: async () => ({}),
    details: async () => ({}),
  })
})
afterEach(() => bench.close())

const nameOf = async (name: string): Promise<HTMLElement> => {
  const found = await screen.findAllByText(name)
  return found.find((each) => each.dataset.row !== undefined) as HTMLElement
}
const show = () => showList(plan, '/client?as=gantt&at=2026-11')
const undo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })

it('the first row goes no deeper, and nothing is sent', async () => {
  show()
  fireEvent.keyDown(await nameOf('甲'), { key: ']', ctrlKey: true })
  fireEvent.keyDown(await nameOf('甲'), { key: '[', ctrlKey: true })
  expect(bench.asked('PATCH')).toEqual([])
})

it('who may not write a row cannot put it deeper', async () => {
  rows = [row('甲'), row('乙', { can: [] })]
  show()
  fireEvent.keyDown(await nameOf('乙'), { key: ']', ctrlKey: true })
  await waitFor(() => expect(useNotices.getState().shown[0]?.text).toBe('权限不足'))
  expect(bench.asked('PATCH')).toEqual([])
})

it('what goes under a row without children is not taken back: their sums replace its own hours and dates', async () => {
  show()
  fireEvent.keyDown(await nameOf('乙'), { key: ']', ctrlKey: true })
  await waitFor(() => expect(useNotices.getState().shown[0]?.text).toBe('已降一级：乙'))
  expect(useNotices.getState().shown[0]?.action).toBeUndefined()
  undo()
  expect(bench.asked('PATCH', '/api/client/b').map(({ body }) => body)).toMatchObject([{ patch: { parentId: 'a' } }])
})

it('Ctrl and ] put a row under the one above it; Ctrl+Z takes that back', async () => {
  rows = [row('甲'), row('乙', { parentId: 'a' }), row('丙')]
  show()
  fireEvent.keyDown(await nameOf('丙'), { key: ']', ctrlKey: true })
  await waitFor(() => expect(useNotices.getState().shown[0]?.text).toBe('已降一级：丙'))
  undo()
  await waitFor(() => expect(bench.asked('PATCH', '/api/client/c')).toHaveLength(2))
  expect(bench.asked('PATCH', '/api/client/c').map(({ body }) => body)).toMatchObject([
    { patch: { parentId: 'a' } },
    { patch: { parentId: null } },
  ])
  await waitFor(() => expect(useNotices.getState().shown[0]?.text).toBe('已撤销：降一级：丙'))
})

it('Ctrl+Z takes back nothing that lies before an act that cannot be taken back', async () => {
  rows = [row('甲'), row('乙', { parentId: 'a' }), row('丙')]
  show()
  fireEvent.keyDown(await nameOf('丙'), { key: ']', ctrlKey: true })
  await waitFor(() => expect(useNotices.getState().shown[0]?.text).toBe('已降一级：丙'))
  notifyDone('通过成功')
  undo()
  expect(bench.asked('PATCH')).toHaveLength(1)
})

it('a bar pulled to another makes that one wait for it', async () => {
  show()
  await nameOf('甲')
  const [first, second] = ['a', 'b'].map((id) => document.querySelector(`[data-bar="${id}"]`) as HTMLElement)
  const grip = first?.querySelector('.cb-gantt-grip') as HTMLElement
  grip.setPointerCapture = () => undefined
  document.elementFromPoint = () => second ?? null
  fireEvent.pointerDown(grip)
  fireEvent.pointerUp(grip)
  await waitFor(() =>
    expect(bench.asked('PATCH', '/api/client/b')[0]?.body).toMatchObject({ patch: { afterIds: ['a'] } }),
  )
  expect(useNotices.getState().shown[0]?.text).toBe('乙：在甲之后')
})

it('a bar is pulled where another may be changed, whatever its own row allows', async () => {
  rows = [row('甲', { can: [] }), row('乙'), row('丙', { can: [] })]
  show()
  await nameOf('甲')
  const grips = ['a', 'b', 'c'].map((id) => document.querySelector(`[data-bar="${id}"] .cb-gantt-grip`))
  expect(grips.map((grip) => grip !== null)).toEqual([true, false, true])
})

it('a short bar has no grip, which would leave nothing of it to drag or open', async () => {
  rows = [row('甲', { to: '2026-11-17' }), row('乙')]
  show()
  await nameOf('甲')
  const grips = ['a', 'b'].map((id) => document.querySelector(`[data-bar="${id}"] .cb-gantt-grip`))
  expect(grips.map((grip) => grip !== null)).toEqual([false, true])
})

it('a bar that moved alone goes back to where it lay, by the same call and its new version', async () => {
  show()
  fireEvent.keyDown(await nameOf('乙'), { key: 'ArrowRight', altKey: true })
  await waitFor(() => expect(useNotices.getState().shown[0]?.action?.label).toBe('撤销'))
  undo()
  await waitFor(() => expect(bench.asked('POST')).toHaveLength(4))
  expect(bench.asked('POST').at(-1)?.body).toEqual({
    id: 'b',
    version: 4,
    start: '2026-11-16',
    end: '2026-11-18',
    dryRun: false,
  })
})

it('taking back a move asks before it moves other bars', async () => {
  show()
  fireEvent.keyDown(await nameOf('乙'), { key: 'ArrowRight', altKey: true })
  await waitFor(() => expect(useNotices.getState().shown[0]?.action?.label).toBe('撤销'))
  bench.answers['POST /api/client/action/shift'] = () => ok({ moved: [{ id: 'b' }, { id: 'c' }], version: 5 })
  undo()
  await waitFor(() =>
    expect(useQuestion.getState().asked?.title).toBe('改为 2026-11-16 至 2026-11-18，连带移动 1 项？'),
  )
  expect(bench.asked('POST')).toHaveLength(3)
  useQuestion.getState().asked?.refuse()
  await waitFor(() => expect(useNotices.getState().shown).toEqual([]))
})

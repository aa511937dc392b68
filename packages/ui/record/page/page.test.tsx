// @vitest-environment happy-dom
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { setAreas } from '../../declarations/declarations.ts'
import { ok, serve } from '../../list/testing/list-bench.tsx'
import RecordScreen from '../RecordScreen.tsx'

const states = ['未上传', '通过'] as const
const of = <N extends string>(name: N, more: object): Entity =>
  entity(name, {
    label: name,
    title: 'name',
    rows: { manage: everybody },
    list: { columns: ['name'] },
    ...more,
    fields: { name: text('名称'), projectId: ref('项目', 'project'), ...(more as { fields?: object }).fields },
  } as never) as unknown as Entity

const stage = of('implementaryProgress', { fields: { node: int('节点'), status: text('状态') } })
const paper = of('impNodeLog', {
  fields: { node: int('节点'), required: bool('必需'), status: oneOf('状态', states) },
  workflow: {
    field: 'status',
    states,
    initial: '未上传',
    moves: [{ name: 'upload', label: '上传', from: [], to: '通过', who: everybody }],
  },
})
const bug = of('bug', {})
const open = { status: { equalTo: '待处理' } }
const project = entity('project', {
  label: '项目',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('名称') },
  page: {
    line: {
      of: 'implementaryProgress',
      by: 'projectId',
      sort: 'node',
      name: 'name',
      state: 'status',
      done: ['已完成'],
      passed: [],
      now: ['进行中'],
      plan: ['planStart', 'planEnd'],
      fact: ['actualStart', 'actualEnd'],
      late: 'lateDays',
      parts: ['docDone', 'docTotal'],
      documents: {
        label: '资料',
        gate: '齐了才能进入下一阶段',
        rows: [
          {
            of: 'impNodeLog',
            by: 'projectId',
            match: ['node'],
            sort: 'node',
            required: 'required',
            done: is({ status: '通过' }),
            waiting: is({ status: '待审核' }),
            who: [],
            since: 'tzUpload',
            file: 'file',
            acts: { waits: 'pass', missing: 'upload' },
          },
        ],
      },
    },
    figures: [{ of: 'bug', by: 'projectId', label: '未关缺陷', where: open }],
    waits: [{ of: 'bug', by: 'projectId', where: open, who: '客户', whom: '我方', since: 'tzCreate' }],
    tabs: [{ of: 'bug', by: 'projectId' }],
  } as never,
})
const stages = [
  { id: 's0', node: 0, name: '准备', status: '已完成', docDone: 2, docTotal: 2 },
  { id: 's1', node: 1, name: '部署', status: '进行中', docDone: 0, docTotal: 1 },
]
const document = { id: 'd1', version: 1, node: 1, name: '部署记录', required: true, status: '未上传' }
const entities = { project, implementaryProgress: stage, impNodeLog: paper, bug }

let bench: ReturnType<typeof serve>
afterEach(() => bench.close())

const show = (answers: Parameters<typeof serve>[0]): void => {
  bench = serve({ 'GET /api/project/p1': () => ok({ id: 'p1', version: 1, name: '甲项目', can: [] }), ...answers })
  setAreas({
    screens: {},
    entities: Object.fromEntries(Object.entries(entities).map(([name, one]) => [name, async () => one])),
    operations: async () => ({}),
    details: async () => ({}),
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <MemoryRouter>
          <Suspense>
            <RecordScreen entity={project} id="p1" />
          </Suspense>
        </MemoryRouter>
      </ConfigProvider>
    </QueryClientProvider>,
  )
}

it('shows nothing but what the lists of the reader give, with no stage, no figure and nobody waiting', async () => {
  show({})
  await screen.findByText('启动后排出阶段')
  await screen.findByText('没有人在等')
  expect((await screen.findByRole('button', { name: /未关缺陷/ })).textContent).toBe('未关缺陷 0')
  expect(screen.queryByRole('button', { name: /^上传/ })).toBeNull()
})

it('stands at the stage in hand; its first open document is the one ink button where the reader may bring it', async () => {
  show({
    'GET /api/implementaryProgress': () => ok({ nodes: stages }),
    'GET /api/impNodeLog': () => ok({ nodes: [{ ...document, can: ['upload'] }] }),
  })
  const ink = await screen.findByRole('button', { name: '上传部署记录' })
  expect(ink.className).toContain('ant-btn-primary')
  expect(globalThis.document.querySelectorAll('.ant-btn-primary')).toHaveLength(1)
  expect((await screen.findByRole('listitem', { current: 'step' })).textContent).toContain('部署')
  // another stage shows its own
  fireEvent.click(screen.getByRole('button', { name: /准备/ }))
  await screen.findByText('没有资料')
})

it('has no act for who may not bring it', async () => {
  show({
    'GET /api/implementaryProgress': () => ok({ nodes: stages }),
    'GET /api/impNodeLog': () => ok({ nodes: [{ ...document, can: [] }] }),
  })
  await screen.findByText('部署记录')
  expect(screen.queryByRole('button', { name: /上传/ })).toBeNull()
})

it('leads from a figure to the rows it counted, by the same condition, and back to all of them', async () => {
  show({ 'GET /api/bug/count': () => ok({ totalCount: 3 }) })
  const figure = await screen.findByRole('button', { name: '未关缺陷 3' })
  fireEvent.click(figure)
  await screen.findByText('只看未关缺陷')
  const narrowed = JSON.stringify({ and: [{ projectId: { equalTo: 'p1' } }, open] })
  const asked = (path: string) => bench.asked('GET', path).map(({ url }) => url.searchParams.get('filters'))
  expect(asked('/api/bug/count')).toContain(narrowed)
  await waitFor(() => expect(asked('/api/bug').filter((one) => one === narrowed)).not.toHaveLength(0))
  fireEvent.click(screen.getByText('看全部'))
  await waitFor(() => expect(asked('/api/bug').at(-1)).toBe(JSON.stringify({ projectId: { equalTo: 'p1' } })))
})

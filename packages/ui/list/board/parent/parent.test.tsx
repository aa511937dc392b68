// @vitest-environment happy-dom
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setAreas } from '../../../declarations/declarations.ts'
import { ok, serve, showList } from '../../testing/list-bench.tsx'

vi.mock('../../../upload/send-file.ts', () => ({
  sendFile: async ({ name }: File) => ({ name, url: `/file/${name}`, size: 1 }),
}))

const made = (name: string, more: object): Entity =>
  entity(name, { label: name, title: 'name', rows: { manage: everybody }, ...more } as never) as Entity

const stage = made('implementaryProgress', {
  fields: {
    projectId: ref('项目', 'project'),
    name: oneOf('阶段', ['部署', '配置']),
    node: int('节点'),
    status: text('状态'),
    planEnd: date('计划结束'),
    lateDays: int('逾期天数'),
    docDone: int('已齐'),
    docTotal: int('必需'),
  },
  list: {
    columns: ['name'],
    board: {
      by: 'name',
      card: ['projectId', 'planEnd', 'lateDays', 'docDone', 'docTotal'],
      parent: {
        by: 'projectId',
        parts: ['docDone', 'docTotal'],
        end: 'planEnd',
        late: 'lateDays',
        facts: ['impPrincipalId'],
        waits: { of: 'projectProgress', by: 'projectId', where: {}, since: 'tzSend', word: '等客户' },
      },
    },
  },
})
const states = ['未上传', '待审核', '通过'] as const
const paper = made('impNodeLog', {
  fields: {
    projectId: ref('项目', 'project'),
    node: int('节点'),
    name: text('名称'),
    required: bool('必需'),
    status: oneOf('状态', states),
    file: files('文件'),
  },
  workflow: {
    field: 'status',
    states,
    initial: '未上传',
    moves: [{ name: 'upload', label: '上传', from: [], to: '待审核', who: everybody, input: ['file'] }],
  },
})
const sheet = made('projectProgress', { fields: { name: text('标题') } })
const project = made('project', {
  fields: { name: text('名称'), impPrincipalId: ref('实施负责人', 'user') },
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
        gate: '',
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
  },
})

const card = {
  id: 's1',
  version: 1,
  projectId: 'p1',
  project: { id: 'p1', name: '甲项目' },
  name: '部署',
  node: 1,
  status: '进行中',
  lateDays: 4,
  docDone: 1,
  docTotal: 3,
}
const document = (id: string, name: string, can: readonly string[]) => ({
  id,
  version: 1,
  name,
  node: 1,
  required: true,
  status: '未上传',
  can,
})

let bench: ReturnType<typeof serve>
afterEach(() => {
  cleanup()
  bench.close()
})

// only once: a second call would forget declarations still loading
setAreas({
  screens: {},
  entities: Object.fromEntries([stage, paper, sheet, project].map((one) => [one.name, async () => one])),
  operations: async () => ({}),
  details: async () => ({}),
})

const show = async (can: readonly string[], waits: readonly object[] = []): Promise<void> => {
  bench = serve({
    'GET /api/implementaryProgress': (url) =>
      ok({ nodes: /部署|projectId/.test(url.searchParams.get('filters') ?? '') ? [card] : [] }),
    'GET /api/project': () =>
      ok({ nodes: [{ id: 'p1', impPrincipal: { id: 'u', name: '程亦' }, impPrincipalId: 'u' }] }),
    'GET /api/project/p1': () => ok({ id: 'p1', version: 1, name: '甲项目', can: [] }),
    'GET /api/projectProgress': () => ok({ nodes: waits }),
    'GET /api/impNodeLog': () => ok({ nodes: [document('d1', '部署记录', can), document('d2', '环境清单', can)] }),
    'POST /api/impNodeLog/action/upload': (_, body) => ok({ id: (body as { id: string }).id }),
  })
  showList(stage, '/projectImp?as=board')
  await screen.findByText('甲项目')
}

it('stands for the parent: its name, how much is there, how late it is, and for nobody it waits where nobody is told', async () => {
  await show([])
  const found = screen.getByRole('button', { name: /甲项目/ })
  expect(found.textContent).toContain('1/3')
  expect(found.textContent).toContain('迟 4 天')
  expect(found.textContent).not.toContain('等客户')
})

it('tells since when it waits', async () => {
  await show([], [{ id: 'x', projectId: 'p1', tzSend: '2020-01-01T00:00:00+08:00' }])
  expect((await screen.findByText(/^等客户 \d+ 天$/)).className).toBe('is-waiting')
})

it('opens with the rows of the parent; who may bring none is offered no files', async () => {
  await show([])
  fireEvent.click(screen.getByRole('button', { name: /甲项目/ }))
  const drawer = await screen.findByRole('dialog')
  await within(drawer).findByText('环境清单')
  expect(within(drawer).queryByText('选择多个文件')).toBeNull()
})

it('brings files dropped on a card to the rows they are called after, what is like none being left to choose', async () => {
  await show(['upload'])
  const dropped = ['环境清单.pdf', 'IMG_1.jpg'].map((name) => new File(['x'], name))
  const data = { types: ['Files'], files: dropped }
  fireEvent.drop(screen.getByRole('button', { name: /甲项目/ }), { dataTransfer: data })
  fireEvent.click(await screen.findByRole('button', { name: '上传 1 个' }))
  await waitFor(() => expect(bench.asked('POST', '/api/impNodeLog/action/upload')).toHaveLength(1))
  expect(bench.asked('POST', '/api/impNodeLog/action/upload')[0]?.body).toMatchObject({
    id: 'd2',
    version: 1,
    file: [{ name: '环境清单.pdf' }],
  })
})

// @vitest-environment happy-dom
import { call } from '@chengban/kernel/call.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { ok, refused, serve, showList } from './testing/list-bench.tsx'

const client = entity('client', {
  label: '客户',
  title: 'name',
  rows: { manage: everybody },
  fields: {
    name: text('客户名称'),
    place: text('去处'),
    state: oneOf('状态', ['在'], { default: '在', readonly: true }),
  },
  workflow: {
    field: 'state',
    states: ['在'],
    initial: '在',
    moves: [
      {
        name: 'give',
        label: '移交',
        from: ['在'],
        to: 'same',
        who: everybody,
        opinion: 'required',
        many: { most: 50 },
      },
      { name: 'shut', label: '关闭', from: ['在'], to: 'same', who: everybody },
    ],
  },
  list: { columns: ['name'] },
} as never)
const row = (id: string, can: readonly string[]) => ({ id, version: 1, name: `客户${id}`, can })

let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({
    'GET /api/client': () => ok({ nodes: [row('1', ['give', 'shut']), row('2', ['give']), row('3', [])] }),
    'POST /api/client/action/give': () => ok({ ids: ['1', '2'] }),
  })
})
afterEach(() => bench.close())

const choose = async (...at: readonly number[]): Promise<void> => {
  await screen.findByText('客户1')
  for (const each of at) fireEvent.click(screen.getAllByRole('checkbox')[each] as HTMLElement)
}

it('offers nothing that is made of one row at a time, and nothing where one of the rows may not', async () => {
  showList(client, '/client')
  await choose(1, 3)
  expect((await screen.findByRole('button', { name: '移交' })).hasAttribute('disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
})

it('sends the ids of all chosen rows with the reason, and lets them go when it is done', async () => {
  showList(client, '/client')
  await choose(1, 2)
  fireEvent.click(await screen.findByRole('button', { name: '移交' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('移交所选 2 条')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText(/原因/), { target: { value: '调岗' } })
  fireEvent.click(dialog.getByRole('button', { name: '移交' }))
  await waitFor(() => expect(screen.queryByText('已选 2 条')).toBeNull())
  expect(bench.asked('POST').map(({ body }) => body)).toEqual([
    {
      opinion: '调岗',
      ids: [
        { id: '1', version: 1 },
        { id: '2', version: 1 },
      ],
    },
  ])
})

it('keeps the rows chosen where it is refused', async () => {
  bench.answers['POST /api/client/action/give'] = () => refused('CONFLICT', '单据已变更，请刷新')
  showList(client, '/client')
  await choose(1, 2)
  fireEvent.click(await screen.findByRole('button', { name: '移交' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/原因/), { target: { value: '调岗' } })
  fireEvent.click(dialog.getByRole('button', { name: '移交' }))
  await waitFor(() => expect(bench.asked('POST')).toHaveLength(1))
  expect(screen.getByText('已选 2 条')).toBeTruthy()
})

it('begins a line for each chosen row where a call asks for something of each', async () => {
  const visits = call({
    ...{ method: 'POST', path: '/client/visits', label: '回访', input: { rows: json('回访', { required: true }) } },
    offered: {
      of: 'client',
      on: 'rows',
      rows: 'rows',
      lines: { shape: { said: text('所说') }, begins: { said: 'place' } },
    },
    answer: {},
  } as never)
  setAreas({
    screens: {},
    entities: {},
    operations: async () => ({}),
    offers: async () => ({ client: async () => [visits] }),
  } as never)
  bench.answers['POST /api/client/visits'] = () => ok({})
  showList(client, '/client')
  await choose(1, 2)
  fireEvent.click(await screen.findByRole('button', { name: '回访' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByLabelText('第1行所说'), { target: { value: '满意' } })
  fireEvent.click(dialog.getByRole('button', { name: /^回访/ }))
  await waitFor(() => expect(screen.queryByText('已选 2 条')).toBeNull())
  expect(bench.asked('POST').map(({ body }) => body)).toEqual([
    {
      rows: [
        { id: '1', version: 1, said: '满意' },
        { id: '2', version: 1, said: null },
      ],
    },
  ])
})

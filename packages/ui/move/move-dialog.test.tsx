import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { ok, serve } from '../list/testing/list-bench.tsx'
import { newestOf } from './each-line.ts'
import MoveDialog from './MoveDialog.tsx'

const states = ['线索', '方案', '谈判']
const advance = {
  name: 'advance',
  label: '推进',
  from: ['线索', '方案'],
  to: ['方案', '谈判'],
  who: everybody,
  input: ['rate', 'signDate'],
}
const chance = entity('businessOpportunity', {
  label: '商机',
  title: 'name',
  rows: { own: everybody },
  fields: {
    name: text('名称'),
    rate: percent('成功率'),
    signDate: date('预计签约'),
    schedule: oneOf('进度', states, { readonly: true }),
  },
})
const part = entity('client', {
  label: '行',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), summary: text('说明') },
})
const flowing = {
  ...chance,
  workflow: { field: 'schedule', states, initial: '线索', moves: [advance] },
} as typeof chance
let bench: ReturnType<typeof serve>
beforeEach(() => {
  bench = serve({})
})
afterEach(() => bench.close())

it('begins an empty column with what the newest row that points here says, and sends it untouched', async () => {
  bench.close()
  bench = serve({
    'GET /api/client': () => ok({ nodes: [{ id: 'c', summary: '说明已整理' }], totalCount: 1 }),
    'POST /api/businessOpportunity/action/advance': () => ok({}),
  })
  setAreas({
    screens: {},
    entities: { client: async () => part as never },
    operations: async () => ({}),
    details: async () => ({}),
  })
  const where = { userId: { equalTo: { from: 'me' } } }
  const begins = { name: { newest: 'client', by: 'parentId', where, takes: 'summary' } }
  const told = { ...advance, to: '方案', input: ['name'], begins } as Move
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MoveDialog
          entity={flowing}
          row={{ id: '1', version: 1, name: null, schedule: '线索' }}
          move={told}
          onClose={vi.fn()}
          onMoved={vi.fn()}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByDisplayValue('说明已整理')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /推\s?进/ })))
  expect(bench.asked('POST')[0]?.body).toMatchObject({ id: '1', name: '说明已整理' })
  expect(decodeURIComponent(String(bench.asked('GET', '/api/client')[0]?.url))).toContain('"parentId":{"equalTo":"1"}')
})

it('begins no column that the list has not read, since it may be filled', async () => {
  const begins = { name: { newest: 'client', by: 'parentId', takes: 'summary' } }
  const told = { ...advance, to: '方案', input: ['name'], begins } as Move
  expect(newestOf(told, { id: '1', name: null })).toHaveLength(1)
  expect(newestOf(told, { id: '1', name: '已有' })).toEqual([])
  expect(newestOf(told, { id: '1' })).toEqual([])
})

it.each([
  [2, '.ant-modal'],
  [8, '.cb-form-drawer'],
])('what asks for %i fields stands in %s, its act always in sight', async (count, frame) => {
  const more = Object.fromEntries(Array.from({ length: count }, (_, at) => [`note${at}`, text(`备注${at}`)]))
  const wide = { ...advance, to: 'same', asks: more, input: [] } as Move
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MoveDialog entity={flowing} row={{ id: '1' }} move={wide} onClose={() => {}} onMoved={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByLabelText(/备注1/)).toBeTruthy()
  const foot = document.querySelector(`${frame} :is(.ant-modal-footer, .ant-drawer-footer)`)
  expect(foot?.textContent).toMatch(/推\s?进/)
})

it('sends what was touched, and the state it leads to: what stands stays, and no day is made up', async () => {
  const send = vi.fn(async () => ({}))
  const row = { id: '1', version: 1, name: '甲', rate: '10', signDate: null, schedule: '线索' }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MoveDialog entity={flowing} row={row} move={advance} send={send} onClose={() => {}} onMoved={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const make = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /推\s?进/ })))
  await make()
  expect(send).toHaveBeenLastCalledWith({ schedule: '方案' })
  fireEvent.change(screen.getByLabelText(/成功率/), { target: { value: '80' } })
  await make()
  expect(send).toHaveBeenLastCalledWith({ schedule: '方案', rate: '80.00' })
})

it('shows what was made once and stands nowhere else, until it is closed', async () => {
  const onClose = vi.fn()
  const letIn = {
    ...advance,
    to: 'same',
    input: [],
    shows: { plain: '初始密码', link: '链接', until: '有效期至', other: '无' },
  } as unknown as Move
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MoveDialog
          entity={flowing}
          row={{ id: '1', version: 1, name: '甲' }}
          move={letIn}
          send={async () => ({ plain: 'Xk-204-once', link: 'https://cb.example/a', until: '2026-12-26T01:00:00Z' })}
          onClose={onClose}
          onMoved={() => {}}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /确\s?定/ })))
  expect(await screen.findByText('Xk-204-once')).toBeTruthy()
  expect(screen.getByText('初始密码')).toBeTruthy()
  expect(screen.queryByText('无')).toBeNull()
  // a link is handed on by copying, or scanned from the screen
  expect(await screen.findByRole('button', { name: /复制链接/ })).toBeTruthy()
  expect(screen.getByRole('img', { name: '链接二维码' }).querySelector('svg')).toBeTruthy()
  expect(screen.getByText('2026-12-26 09:00')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /close/i })))
  expect(onClose).toHaveBeenCalledOnce()
})

it('finds again what was typed before the window was closed, and forgets it by 取消', async () => {
  const noted = { ...advance, to: 'same', asks: { note: text('备注') }, input: [] } as Move
  const open = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <MoveDialog entity={flowing} row={{ id: '1' }} move={noted} onClose={() => {}} onMoved={() => {}} />
        </MemoryRouter>
      </QueryClientProvider>,
    )
  const note = () => screen.findByLabelText<HTMLInputElement>(/备注/)
  const first = open()
  await act(async () => fireEvent.change(await note(), { target: { value: '客户已同意' } }))
  first.unmount()
  const second = open()
  expect((await note()).value).toBe('客户已同意')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /取\s?消/ })))
  second.unmount()
  open()
  expect((await note()).value).toBe('')
})

it('begins with a line for each row that belongs to the record, and sends them as they were left', async () => {
  setAreas({
    screens: {},
    entities: { client: async () => part },
    operations: async () => ({}),
    details: async () => ({}),
  })
  const nodes = [
    { id: 'a', version: 1, name: '接口', summary: '写了' },
    { id: 'b', version: 1, name: '页面', summary: null },
  ]
  bench.answers['GET /api/client'] = () => ok({ nodes })
  const from = { key: 'id', said: 'summary' }
  const shape = { key: text('行', { required: true }), said: text('说明') }
  const asks = { items: lines('事项', shape, { each: { of: 'client', by: 'parentId', from } }) }
  const told = { ...advance, to: 'same', asks, input: [] } as Move
  const send = vi.fn(async () => ({}))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MoveDialog entity={flowing} row={{ id: '1' }} move={told} send={send} onClose={() => {}} onMoved={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect((await screen.findByDisplayValue<HTMLInputElement>('写了')).value).toBe('写了')
  const [asked] = bench.asked('GET', '/api/client')
  expect(JSON.parse(asked?.url.searchParams.get('filters') ?? '{}')).toEqual({ parentId: { equalTo: '1' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /推\s?进/ })))
  expect(send).toHaveBeenLastCalledWith({
    items: [
      { key: 'a', said: '写了' },
      { key: 'b', said: null },
    ],
  })
})

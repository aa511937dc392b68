// @vitest-environment happy-dom
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { Suspense, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { setAreas } from '../declarations/declarations.ts'
import { ok, refused, serve } from '../list/testing/list-bench.tsx'
import type { Context } from './context.ts'
import { DecisionPanel } from './DecisionPanel.tsx'

const contract = entity('contract', {
  label: '合同',
  title: 'name',
  rows: { manage: everybody },
  fields: {
    name: text('名称'),
    clientId: ref('客户', 'client'),
    money: money('合同额'),
    status: oneOf('状态', ['待一级审核', '通过']),
    stage: oneOf('履行', ['待签署', '已签署']),
  },
  audit: { levels: 1 } as never,
  flows: [
    {
      field: 'stage',
      states: ['待签署', '已签署'],
      initial: '待签署',
      moves: [{ name: 'sign', label: '签署', from: ['待签署'], to: '已签署', who: everybody }],
    },
  ],
}) as unknown as Entity
const context: readonly Context[] = [
  { label: '客户的其他合同', of: 'contract', by: 'clientId', at: 'clientId', isOther: true, columns: ['money'] },
]

const rows = ['甲', '乙'].map((name, at) => ({
  id: `c${at}`,
  version: 1,
  name,
  clientId: 'k',
  money: '5.00',
  status: '待一级审核',
  can: ['approve', 'reject'],
}))
const detail = { rounds: [], diff: [{ label: '合同额', old: '4.00', new: '5.00' }], nextApprovers: [], actions: [] }

let bench: ReturnType<typeof serve>
afterEach(() => bench.close())

const Panel = () => {
  const [id, setId] = useState<string | undefined>('c0')
  return id === undefined ? <p>列表</p> : <DecisionPanel entity={contract} id={id} extras={{ context }} onGo={setId} />
}

const open = async (answers: Parameters<typeof serve>[0] = {}, place = '第 1 条，共 2 条'): Promise<void> => {
  const decided = new Set<string>()
  bench = serve({
    'GET /api/contract': (url) =>
      ok({ nodes: url.searchParams.get('view') === 'todo' ? rows.filter(({ id }) => !decided.has(id)) : [] }),
    'GET /api/contract/c0': () => ok(rows[0]),
    'GET /api/contract/c1': () => ok(rows[1]),
    'GET /api/auditTask/detail': () => ok(detail),
    'POST /api/contract/action/approve': (_, body) => {
      decided.add((body as { id: string }).id)
      return ok({ id: (body as { id: string }).id })
    },
    ...answers,
  })
  setAreas({
    screens: {},
    entities: { contract: async () => contract },
    operations: async () => ({}),
    details: async () => ({}),
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <MemoryRouter>
          <Suspense>
            <Panel />
          </Suspense>
        </MemoryRouter>
      </ConfigProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: '甲' })
  await screen.findByText(place)
}
const press = (key: string): void => void fireEvent.keyDown(document.body, { key })

it('refuses nothing without words: r asks for them, and nothing is sent', async () => {
  await open()
  press('r')
  expect((await screen.findByRole('alert')).textContent).toBe('请填写审批意见')
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  expect(bench.asked('POST')).toEqual([])
})

it('stays at a record whose approval was refused', async () => {
  await open({ 'POST /api/contract/action/approve': () => refused('VALIDATION', '客户未通过审核') })
  press('a')
  await waitFor(() => expect(bench.asked('POST', '/api/contract/action/approve')).toHaveLength(1))
  expect(screen.getByRole('heading', { name: '甲' })).toBeTruthy()
})

it('shows what changed and what stands beside it, agrees by a, opens the next, and goes back behind the last', async () => {
  await open()
  expect((await screen.findByRole('region', { name: '差异' })).textContent).toContain('4.00 → 5.00')
  expect(await screen.findByText('没有')).toBeTruthy()
  press('a')
  await screen.findByRole('heading', { name: '乙' })
  await screen.findByText('第 1 条，共 1 条')
  press('a')
  await screen.findByText('列表')
  expect(bench.asked('POST', '/api/contract/action/approve').map(({ body }) => body)).toMatchObject([
    { id: 'c0', version: 1, opinion: '同意' },
    { id: 'c1', version: 1, opinion: '同意' },
  ])
})

it('walks by j and k, and Esc goes back to the list', async () => {
  await open()
  press('k')
  press('j')
  await screen.findByRole('heading', { name: '乙' })
  press('j')
  press('k')
  await screen.findByRole('heading', { name: '甲' })
  press('Escape')
  await screen.findByText('列表')
})

it('does not tell of rows the reader may not ask for', async () => {
  await open({
    'GET /api/contract': (url) =>
      url.searchParams.get('view') === 'todo' ? ok({ nodes: rows }) : refused('FORBIDDEN', '权限不足'),
  })
  const besides = () => bench.asked('GET', '/api/contract').filter(({ url }) => !url.searchParams.has('view'))
  await waitFor(() => expect(besides()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('region', { name: '客户的其他合同' })).toBeNull())
})

it('has whoever decides fill in what they may, and offers what else the record has', async () => {
  await open({ 'GET /api/contract/c0': () => ok({ ...rows[0], can: ['approve', 'reject', 'update', 'sign'] }) })
  fireEvent.click(await screen.findByRole('button', { name: /编辑/ }))
  expect(((await screen.findByRole('textbox', { name: /合同额/ })) as HTMLInputElement).value).toBe('5.00')
  cleanup()
  await open({ 'GET /api/contract/c0': () => ok({ ...rows[0], can: ['sign'] }) })
  expect(await screen.findByRole('button', { name: '签署' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /编辑/ })).toBeNull()
})

it('counts all that wait, those not read yet among them, and reads them when asked', async () => {
  const page = Array.from({ length: 50 }, (_, at) => ({ ...rows[0], id: `c${at}`, name: at === 0 ? '甲' : `第${at}` }))
  await open(
    {
      'GET /api/contract': ({ searchParams }) =>
        ok({ nodes: searchParams.get('pageNumber') === '2' ? [{ ...rows[1], id: 'c50' }] : page }),
      'GET /api/contract/count': () => ok({ totalCount: 62 }),
    },
    '第 1 条，共 62 条',
  )
  fireEvent.click(await screen.findByRole('button', { name: '还有更多' }))
  expect(await screen.findByRole('button', { name: /^乙/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '还有更多' })).toBeNull()
})

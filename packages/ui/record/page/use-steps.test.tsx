// @vitest-environment happy-dom
import { call } from '@chengban/kernel/call.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { everybody, holds, is } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { setAreas } from '../../declarations/declarations.ts'
import { setCovers } from '../../kinds/covers.ts'
import { ok, serve } from '../../list/testing/list-bench.tsx'
import { emitLive } from '../../live/events.ts'
import RecordScreen from '../RecordScreen.tsx'

const offered = { of: 'submitPayroll', on: 'record' } as const
const input = { id: text('工资表', { required: true }) }
const ready = call({
  method: 'GET',
  path: '/submitPayroll/ready',
  label: '取数检查',
  who: everybody,
  offered: { ...offered, tells: { says: [{ words: '还有 {totalCount} 项' }] } },
  input,
  answer: { totalCount: 'int' },
})
const diff = call({
  method: 'GET',
  path: '/submitPayroll/diff',
  label: '对比',
  who: everybody,
  offered: { ...offered, when: is({ stage: '已核算' }), tells: { figures: { now: money('本次应发') } } },
  input,
  answer: { now: 'money' },
})
const secret = call({
  method: 'GET',
  path: '/submitPayroll/secret',
  label: '秘密',
  who: holds('submitPayroll:secret' as never),
  offered: { ...offered, tells: { says: [{ words: '秘密' }] } },
  input,
  answer: { now: 'money' },
})
const run = entity('submitPayroll', {
  label: '工资表',
  title: 'name',
  rows: { manage: everybody },
  fields: { name: text('标题'), stage: oneOf('进度', ['未核算', '已核算']), remark: text('备注') },
  page: {
    steps: [
      { label: '取数', call: '/submitPayroll/ready', first: is({ stage: '未核算' }) },
      { label: '核对', call: '/submitPayroll/diff', first: is({ stage: '已核算' }), covered: true },
      { label: '秘密', call: '/submitPayroll/secret', first: is({ stage: '已核算' }) },
    ],
    lastStep: '送审',
  },
} as never)
let bench: ReturnType<typeof serve>
afterEach(() => {
  setCovers(false)
  focusManager.setFocused(undefined)
  bench.close()
})

const show = (stage: string): void => {
  bench = serve({
    'GET /api/submitPayroll/r1': () => ok({ id: 'r1', version: 1, name: '十月', stage, remark: '九月补', can: [] }),
    'GET /api/submitPayroll/ready': () => ok({ totalCount: 3 }),
    'GET /api/submitPayroll/diff': () => ok({ now: '5000.00' }),
  })
  setAreas({
    screens: {},
    entities: { submitPayroll: async () => run },
    operations: async () => ({}),
    details: async () => ({}),
    offers: async () => ({ submitPayroll: async () => [ready, diff, secret] }),
  })
  render(
    <ConfigProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <Suspense>
            <RecordScreen entity={run} id="r1" />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>
    </ConfigProvider>,
  )
}

it('opens at the step in hand, and offers none whose right or state is lacking', async () => {
  show('未核算')
  expect(await screen.findByText('还有 3 项')).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['取数', '送审']),
  )
  expect(screen.queryByRole('tab', { name: '核对' })).toBeNull()
  expect(screen.queryByRole('tab', { name: '秘密' })).toBeNull()
  fireEvent.click(screen.getByRole('tab', { name: '送审' }))
  expect(await screen.findByText('九月补')).toBeTruthy()
})

it('reads no sums before they are asked for, and stands in place of its button', async () => {
  show('已核算')
  const uncover = await screen.findByRole('button', { name: '显示金额' })
  expect(bench.asked('GET', '/api/submitPayroll/diff')).toEqual([])
  expect(screen.queryByRole('button', { name: '对比' })).toBeNull()
  fireEvent.click(uncover)
  const figure = await screen.findByText('本次应发')
  expect(figure.parentElement?.textContent).toBe('本次应发5,000.00')
})

it('reads sums once however often the page is looked at again, and anew when the record has moved', async () => {
  show('已核算')
  fireEvent.click(await screen.findByRole('button', { name: '显示金额' }))
  await screen.findByText('本次应发')
  const readings = (path: string) => bench.asked('GET', `/api/submitPayroll/${path}`).length
  const rereads = async (cause: () => void): Promise<void> => {
    const before = readings('r1')
    act(cause)
    await waitFor(() => expect(readings('r1')).toBeGreaterThan(before))
  }
  const looks = (): void => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  }
  const told = (): void => emitLive('record', { module: 'submitPayroll', id: 'r1' })
  for (const cause of [looks, looks, told]) await rereads(cause)
  expect(readings('diff')).toBe(1)
  const moved = { id: 'r1', version: 2, name: '十月', stage: '已核算', can: [] }
  bench.answers['GET /api/submitPayroll/r1'] = () => ok(moved)
  await rereads(told)
  await waitFor(() => expect(readings('diff')).toBe(2))
})

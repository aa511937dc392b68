// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody, sum } from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ok, serve } from '../list/testing/list-bench.tsx'
import { emitLive } from '../live/events.ts'
import { fedBy } from './fed-by.ts'
import { useRecord } from './use-record.ts'

const ledger = entity('returnedMoney', {
  label: '台账',
  title: 'name',
  rows: { manage: everybody },
  fields: {
    name: text('名称'),
    received: money('已回款', { computed: sum({ of: 'returnedMoneyApply', by: 'returnedMoneyId', column: 'money' }) }),
  },
  children: [{ of: 'invoicing', by: 'contractId' }],
})
let bench: ReturnType<typeof serve>
let received = '0.00'
beforeEach(() => {
  received = '0.00'
  bench = serve({ 'GET /api/returnedMoney/1': () => ok({ id: '1', version: 1, name: '甲', received }) })
})
afterEach(() => bench.close())

it('a record knows whose rows it counts and lists', () => {
  expect([...fedBy(ledger)].toSorted()).toEqual(['invoicing', 'returnedMoneyApply'])
})

it('a figure over other rows is read anew when one of them is written, once for a burst, and for nothing else', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(() => useRecord(ledger, '1'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.row?.received).toBe('0.00'))
  received = '500.00'
  act(() => {
    emitLive('record', { module: 'client', id: 'x' } as never)
    for (let times = 0; times < 5; times += 1) emitLive('record', { module: 'returnedMoneyApply', id: 'x' } as never)
  })
  await waitFor(() => expect(result.current.row?.received).toBe('500.00'))
  expect(bench.asked('GET', '/api/returnedMoney/1')).toHaveLength(2)
})

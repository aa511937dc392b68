// @vitest-environment happy-dom
import { entity } from '@chengban/kernel/entity.ts'
import { everybody, sum } from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { request } from '../api/request.ts'
import { noteOwnWrite } from '../data/own-writes.ts'
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
let version = 1
beforeEach(() => {
  received = '0.00'
  version = 1
  const answer = (url: URL) => ok({ id: url.pathname.split('/').at(-1), version, name: '甲', received })
  bench = serve(
    Object.fromEntries(
      ['1', 'own', 'both', 'followed', 'decided'].map((id) => [`GET /api/returnedMoney/${id}`, answer]),
    ),
  )
})
afterEach(() => bench.close())

it('a record knows whose rows it counts and lists', () => {
  expect([...fedBy(ledger)].toSorted()).toEqual(['invoicing', 'returnedMoneyApply'])
})

/** A record of the client's own, whose comments somebody reads, and how often each was asked for. */
const shown = async (id: string) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(
    () => {
      useQuery({ queryKey: ['comments', 'returnedMoney', id], queryFn: () => request('GET', '/api/comment') })
      useQuery({ queryKey: ['list', 'invoicing', 'count'], queryFn: () => request('GET', '/api/invoicing/count') })
      useQuery({ queryKey: ['list', 'invoicing', 'rows'], queryFn: () => request('GET', '/api/invoicing') })
      return useRecord(ledger, id)
    },
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  )
  await waitFor(() => expect(result.current.row).toBeDefined())
  return {
    rows: () => bench.asked('GET', `/api/returnedMoney/${id}`).length,
    rest: () => bench.asked('GET', '/api/comment').length,
    counts: () => bench.asked('GET', '/api/invoicing/count').length,
    lines: () => bench.asked('GET', '/api/invoicing').length,
    result,
  }
}
const hear = (id: string): void => act(() => emitLive('record', { module: 'returnedMoney', id }))

it('what this window wrote is read once more by the event of it, and nothing beside it', async () => {
  const { rows, rest } = await shown('own')
  noteOwnWrite('own')
  hear('own')
  await waitFor(() => expect(rows()).toBe(2))
  await new Promise((done) => setTimeout(done, 300))
  expect([rows(), rest()]).toEqual([2, 1])
})

it('what somebody else wrote is read with all beside it, right after an own write too', async () => {
  const { rest } = await shown('both')
  hear('both')
  await waitFor(() => expect(rest()).toBe(2))
  noteOwnWrite('both')
  hear('both')
  hear('both')
  await waitFor(() => expect(rest()).toBe(3))
})

it('an own write that is followed by another one before its event brings all beside it', async () => {
  const { rest } = await shown('followed')
  noteOwnWrite('followed')
  version = 2
  hear('followed')
  await waitFor(() => expect(rest()).toBe(2))
})

it('after a decision the open tab reloads its rows; counts reload on events of those rows', async () => {
  const { result, counts, lines } = await shown('decided')
  noteOwnWrite('decided')
  act(() => result.current.decided())
  await waitFor(() => expect(lines()).toBe(2))
  expect(bench.asked('GET', '/api/returnedMoney/decided')).toHaveLength(2)
  act(() => emitLive('record', { module: 'client', id: 'x' }))
  await new Promise((done) => setTimeout(done, 100))
  expect(counts()).toBe(1)
  act(() => emitLive('record', { module: 'invoicing', id: 'x' }))
  await waitFor(() => expect(counts()).toBe(2))
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

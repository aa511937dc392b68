import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GatheringClient } from './gathering-client.ts'

let client: GatheringClient
let asked: string[]
beforeEach(() => {
  vi.useFakeTimers()
  client = new GatheringClient()
  asked = []
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

/** Somebody shows the query, which has been read. Gives how they leave. */
const show = (...queryKey: readonly string[]): (() => void) => {
  const name = queryKey.join('.')
  const queryFn = (): Promise<string> => {
    asked.push(name)
    return Promise.resolve(name)
  }
  client.setQueryData(queryKey, name)
  return new QueryObserver(client, { queryKey, queryFn, staleTime: 60_000 }).subscribe(() => undefined)
}

test('what many ask for at a time is read once, whichever part of its key they name', async () => {
  show('menu')
  show('list', 'contract', 'rows')
  show('list', 'client', 'rows')
  for (let part = 0; part < 8; part += 1) void client.invalidateQueries({ queryKey: ['menu'] })
  void client.invalidateQueries({ queryKey: ['list', 'contract'] })
  await vi.advanceTimersByTimeAsync(20)
  void client.invalidateQueries({ queryKey: ['list', 'contract', 'rows'] })
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual(['menu', 'list.contract.rows'])
})

test('what changes afterwards is read once more', async () => {
  show('menu')
  void client.invalidateQueries({ queryKey: ['menu'] })
  await vi.advanceTimersByTimeAsync(100)
  void client.invalidateQueries({ queryKey: ['menu'] })
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toEqual(['menu', 'menu'])
})

test('what is left meanwhile is not read, and stale for who comes next', async () => {
  const leave = show('list', 'contract', 'context')
  void client.invalidateQueries({ queryKey: ['list', 'contract'] })
  leave()
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toEqual([])
  expect(client.getQueryState(['list', 'contract', 'context'])?.isInvalidated).toBe(true)
})

test('a query left after an older answer has arrived is still stale', async () => {
  const key = ['list', 'contract', 'late']
  let answer: (value: string) => void = () => undefined
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve))
  const leave = new QueryObserver(client, { queryKey: key, queryFn, staleTime: 60_000 }).subscribe(() => undefined)
  void client.invalidateQueries({ queryKey: key })
  answer('of before')
  await vi.advanceTimersByTimeAsync(10)
  leave()
  await vi.advanceTimersByTimeAsync(100)
  expect(client.getQueryState(key)).toMatchObject({ data: 'of before', isInvalidated: true })
})

test('who waits for it goes on once it has been read, not before', async () => {
  show('comments')
  let isRead = false
  void client.invalidateQueries({ queryKey: ['comments'] }).then(() => {
    isRead = true
  })
  await vi.advanceTimersByTimeAsync(20)
  expect([isRead, asked.length]).toEqual([false, 0])
  await vi.advanceTimersByTimeAsync(100)
  expect([isRead, asked.length]).toEqual([true, 1])
})

test('what is only marked is not read', async () => {
  show('menu')
  await client.invalidateQueries({ queryKey: ['menu'], refetchType: 'none' })
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toEqual([])
  expect(client.getQueryState(['menu'])?.isInvalidated).toBe(true)
})

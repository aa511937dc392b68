import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { emitLive } from '../live/events.ts'
import { queryClient } from './query-client.ts'

test('a record that changes while no page shows it is read anew when one does', () => {
  const keys = [
    ['record', 'moneyComeGo', 'a', 'row'],
    ['record', 'moneyComeGo', 'b', 'row'],
    ['list', 'moneyComeGo', 'rows'],
    ['list', 'client', 'rows'],
  ]
  for (const key of keys) queryClient.setQueryData(key, {})
  emitLive('record', { module: 'moneyComeGo', id: 'a' })
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, false, true, false])
  queryClient.clear()
})

test('a record that changes just before its page is left is read anew when it is shown again', () => {
  const queryKey = ['record', 'moneyComeGo', 'a', 'row']
  queryClient.setQueryData(queryKey, {})
  const leave = new QueryObserver(queryClient, { queryKey, queryFn: () => ({}) }).subscribe(() => undefined)
  emitLive('record', { module: 'moneyComeGo', id: 'a' })
  leave()
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  queryClient.clear()
})

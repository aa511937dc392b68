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

import { expect, test } from 'vitest'
import { finance } from '../area.ts'
import { financeModules } from './finance-log.modules.ts'

test('the trail calls every record of finance as its own list does, and logs the writes of no other', () => {
  const entities = finance.entities.map(({ name, label }) => [name, label])
  expect(Object.entries(financeModules).sort()).toEqual(entities.sort())
})

import { expect, test } from 'vitest'
import { finance } from '../area.ts'
import { financeModules } from './finance-log.modules.ts'

test('the trail calls every record of finance as its own list does, beside others that tell pay', () => {
  const entities = finance.entities.map(({ name, label }) => [name, label])
  expect(financeModules).toMatchObject(Object.fromEntries(entities))
})

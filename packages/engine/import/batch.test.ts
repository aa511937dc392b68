import { expect, test } from 'vitest'
import { Batch } from './batch.ts'

const batch = (): Batch => new Batch({ query: async () => [] })

test.each([
  ['insert into store.client (id) values ($1)', true],
  ['with told as (insert into store.x values (1)) select 1', true],
  ['update store.client set name = $1', true],
  ['select 1', false],
  ['  (select 1) union all (select 2)', false],
  ['savepoint a', false],
])('%s: something was stored: %s', async (text, isWritten) => {
  const tx = batch()
  await tx.query(text)
  expect(tx.hasWritten).toBe(isWritten)
})

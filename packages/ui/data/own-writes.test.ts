import { expect, it } from 'vitest'
import { asOwnWrite, isOwnWrite } from './own-writes.ts'

it('a write is its own while it is under way and for ten seconds after', async () => {
  const answer = await asOwnWrite(['a'], () => {
    expect(isOwnWrite('a')).toBe(true)
    return Promise.resolve('written')
  })
  expect(answer).toBe('written')
  expect([isOwnWrite('a'), isOwnWrite('a', Date.now() + 10_001), isOwnWrite('b')]).toEqual([true, false, false])
})

it('a write that is refused is nobody’s: the next event of the record is another’s', async () => {
  await expect(asOwnWrite(['c', 'd'], () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect([isOwnWrite('c'), isOwnWrite('d')]).toEqual([false, false])
})

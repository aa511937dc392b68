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

it('a refused write is forgotten: the next event counts as another person’s', async () => {
  await expect(asOwnWrite(['c', 'd'], () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect([isOwnWrite('c'), isOwnWrite('d')]).toEqual([false, false])
})

it('a refused write leaves the earlier one of the same record noted', async () => {
  await asOwnWrite(['e'], () => Promise.resolve())
  await new Promise((done) => setTimeout(done, 5))
  await expect(asOwnWrite(['e'], () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(isOwnWrite('e')).toBe(true)
})

import { expect, it } from 'vitest'
import { AskedTogether } from './asked-together.ts'

/** Questions that are answered by hand, in the order in which they were begun. */
const asking = () => {
  const together = new AskedTogether<number>()
  const begun: PromiseWithResolvers<number>[] = []
  const findOut = () => {
    const one = Promise.withResolvers<number>()
    begun.push(one)
    return one.promise
  }
  return { begun, ask: (question = 'a', own = findOut) => together.of(question, own) }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('never gives who asks an answer that was begun before they asked', async () => {
  const { begun, ask } = asking()
  const first = ask()
  const late = [ask(), ask()]
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(1)
  expect(await first).toBe(1)
  await settled()
  expect(begun).toHaveLength(2)
  const later = ask()
  begun[1]?.resolve(2)
  expect(await Promise.all(late)).toEqual([2, 2])
  await settled()
  begun[2]?.resolve(3)
  expect(await later).toBe(3)
  await settled()
  void ask()
  expect(begun).toHaveLength(4)
})

it('keeps questions apart', async () => {
  const { begun, ask } = asking()
  const answers = [ask('a'), ask('b')]
  expect(begun).toHaveLength(2)
  for (const [at, one] of begun.entries()) one.resolve(at)
  expect(await Promise.all(answers)).toEqual([0, 1])
})

it('lets nobody fail for what failed for another', async () => {
  const { begun, ask } = asking()
  const first = ask()
  const second = ask()
  const third = ask('a', async () => 7)
  begun[0]?.reject(new Error('mine'))
  await expect(first).rejects.toThrow('mine')
  await settled()
  begun[1]?.reject(new Error('also mine'))
  await expect(second).rejects.toThrow('also mine')
  expect(await third).toBe(7)
})

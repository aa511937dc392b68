import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Burst } from './burst.ts'

it('hands equal keys over once, and what comes during the work afterwards', async () => {
  const batches: number[][] = []
  let finish = (): void => undefined
  const burst = new Burst<number>(5, async (items) => {
    batches.push([...items])
    if (batches.length === 1) await new Promise<void>((resolve) => (finish = resolve))
  })
  burst.add('a', 1)
  burst.add('a', 2)
  burst.add('b', 3)
  await wait(20)
  burst.add('c', 4)
  await wait(20)
  expect(batches).toEqual([[2, 3]])
  finish()
  await wait(20)
  expect(batches).toEqual([[2, 3], [4]])
})

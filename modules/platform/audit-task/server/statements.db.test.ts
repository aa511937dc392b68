import { statementsOf } from '@chengban/server/testing/statements.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Flow, openFlow } from './testing/flow.ts'

let flow: Flow
beforeAll(async () => {
  flow = await openFlow()
})
afterAll(() => flow.close())

const sent = async (work: () => Promise<unknown>): Promise<number> => (await statementsOf(work)).length

const decision = (who: string, name: 'submit' | 'approve', id: string, version: number) => () =>
  flow.company.as(flow.people[who] as never, async (engine) =>
    engine.move(engine.writer.catalog.entity('contract'), name, { id, version }),
  )

it('an approval stays within eleven statements, a submission within fourteen; opening and commit counted', async () => {
  const id = await flow.draft('计数')
  // rights known already
  await decision('first', 'approve', await flow.submitted('热身一'), 2)()
  const warm = await flow.submitted('热身二')
  await decision('first', 'approve', warm, 2)()
  await decision('second', 'approve', warm, 3)()
  const counts = [
    await sent(decision('s1', 'submit', id, 1)),
    await sent(decision('first', 'approve', id, 2)),
    await sent(decision('second', 'approve', id, 3)),
  ]
  expect((await flow.get('s1', id)).data.status).toBe('通过')
  expect(Math.min(...counts)).toBeGreaterThan(5)
  // the root of a supplement is locked first
  expect(counts[0]).toBeLessThanOrEqual(14)
  expect(counts[1]).toBeLessThanOrEqual(11)
  // the last one also opens the contract's row in the ledger of receipts, with its number, words and record
  expect(counts[2]).toBeLessThanOrEqual(22)
})

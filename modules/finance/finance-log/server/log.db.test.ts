import type { Sql } from '@chengban/engine/db/sql.ts'
import { withEnding } from '@chengban/engine/row/ending.ts'
import { writingAsSystem } from '@chengban/engine/row/transaction.ts'
import { systemWriter } from '@chengban/server/jobs/system-writer.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logFinance } from './log.ts'
import { verifyChain } from './verify.ts'

let server: TestServer
beforeAll(async () => {
  server = await teamServer()
})
afterAll(() => server.close())

const act = <T>(work: (tx: Sql) => Promise<T>): Promise<T> =>
  writingAsSystem(server.parts.db, (tx) => withEnding(tx, work))
const tell = (tx: Sql, content: string): Promise<void> =>
  logFinance({ tx, writer: systemWriter(server.parts) }, [
    { module: 'submitPayroll', relevanceId: content, action: '提交', content },
  ])
const told = async () =>
  (await server.owner.query('select content from store.finance_log order by seq')).rows.map(({ content }) => content)

test('nobody waits for the trail while a long act that has told of itself goes on', async () => {
  await act(async (tx) => {
    await tell(tx, '工资表')
    await act(async (other) => {
      await other.query(`set local lock_timeout = '1s'`)
      await tell(other, '报销单')
    })
    expect(await told()).toEqual(['报销单'])
  })
  expect(await told()).toEqual(['报销单', '工资表'])
})

test('what an act has told falls with it', async () => {
  const failed = act(async (tx) => {
    await tell(tx, '作罢')
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await told()).toEqual(['报销单', '工资表'])
})

test('the trail is verified in portions, and what is wrong is found wherever it lies in one', async () => {
  for (const content of ['三', '四', '五']) await act((tx) => tell(tx, content))
  const verified = (size: number, first = 1) => act((tx) => verifyChain(tx, first, null, size))
  const all = (first?: number) => Promise.all([1, 2, 3, 5, 6].map((size) => verified(size, first)))
  for (const found of await all()) expect(found).toEqual({ ok: true, checked: 5, firstBad: null })
  for (const found of await all(4)) expect(found).toEqual({ ok: true, checked: 2, firstBad: null })
  await server.owner.query('alter table store.finance_log disable trigger keeps')
  await server.owner.query(`update store.finance_log set content = '改' where seq = 4`)
  for (const found of await all()) expect(found).toEqual({ ok: false, checked: 4, firstBad: 4 })
  await server.owner.query(`delete from store.finance_log where seq = 3`)
  for (const found of await all()) expect(found).toEqual({ ok: false, checked: 3, firstBad: 4 })
})

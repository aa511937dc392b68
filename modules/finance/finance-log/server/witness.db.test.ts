import { systemActor } from '@chengban/engine/db/database.ts'
import { tellRecord } from '@chengban/engine/row/change-record.ts'
import { withEnding } from '@chengban/engine/row/ending.ts'
import { writingAsSystem } from '@chengban/engine/row/transaction.ts'
import { witnessOf } from '@chengban/engine/row/witness.ts'
import { snake } from '@chengban/engine/schema/names.ts'
import { dayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finance } from '../../area.ts'

let server: TestServer
let hr: Api

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  server = await openServer({ demo: true })
  hr = await server.signIn('hr02', demoPassword)
})
afterAll(() => server.close())

const since = async () => Number((await sql('select coalesce(max(seq), 0) as seq from store.finance_log'))[0].seq)
const told = (from: number) =>
  sql(
    `select module, action, relevance_id as id, about_id as about, money_before::text as before, money_after::text as after
     from store.finance_log where seq > $1 and action <> '查看' order by seq`,
    from,
  )
const idOf = async (account: string) =>
  (await sql('select user_id as id from store.admin where name = $1', account))[0].id

test('what comes, changes and goes is told with the sums, in every table that tells nothing by itself', async () => {
  const from = await since()
  const person = await idOf('ss04')
  const made = expectOk(
    await hr.post('/api/moneyLess', {
      userId: person,
      company: 'A',
      type: '奖金',
      money: '500.00',
      date: dayAgo(0),
      month: dayAgo(-40).slice(0, 7),
      content: '评优',
    }),
  ).data
  expectOk(await hr.patch(`/api/moneyLess/${made.id}`, { id: made.id, version: made.version, money: '600.00' }))
  expectOk(await hr.remove(`/api/moneyLess/${made.id}`))
  const about = { module: 'moneyLess', id: made.id }
  expect(await told(from)).toEqual([
    { ...about, action: '新增', about: person, before: null, after: '500.00' },
    { ...about, action: '修改', about: person, before: '500.00', after: '600.00' },
    { ...about, action: '删除', about: null, before: null, after: null },
  ])
})

const entities = finance.entities.filter(({ name, untrailed }) => name !== 'financeLog' && !untrailed)

test.each(entities.map((entity) => [entity.name, entity] as const))(
  'a step on a record of %s is in the trail, whatever writes it',
  async (name, entity) => {
    const [row] = await sql(`select id from store.${snake(name)} order by id limit 1`)
    const id = row?.id ?? '00000000-0000-7000-8000-000000000000'
    const from = await since()
    const { db } = server.parts
    const seen = witnessOf(db, systemActor)
    await writingAsSystem(db, (tx) =>
      withEnding(tx, () => tellRecord(tx, '', entity, id, { action: '修改', changes: [] }), seen),
    )
    expect(await told(from)).toMatchObject([{ module: name, action: '修改', id }])
  },
)

test('what a step brings about is told by that step, and what has told of itself is told once', async () => {
  const from = await since()
  const [first, second] = await sql('select id from store.money_less order by id limit 2')
  const { db } = server.parts
  const entity = entities.find(({ name }) => name === 'moneyLess')
  if (!entity) throw new Error('no moneyLess')
  await writingAsSystem(db, (tx) =>
    withEnding(
      tx,
      async () => {
        await tellRecord(tx, '', entity, first?.id, { action: '作废', changes: [] })
        await tellRecord(tx, '', entity, second?.id, { action: '修改', via: '系统', changes: [] })
      },
      witnessOf(db, systemActor),
    ),
  )
  expect(await told(from)).toMatchObject([{ action: '作废', id: first?.id }])
})

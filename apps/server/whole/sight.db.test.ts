import { roles } from '@chengban/modules/platform/role/roles.ts'
import { type DemoPerson, people } from '@chengban/modules/platform/server/demo/people.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { areas } from '@chengban/server/compose.ts'
import { openServer, type TestServer } from '@chengban/server/testing/server.ts'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orphansOf, parentsOf, type Reading, readingOf } from './sight.ts'
import { reasons } from './sight-reasons.ts'

const entities = areas.flatMap((area) => area.entities)
/** Of every default role somebody who has it; the administrators see all. */
const team = [
  ...new Set(roles.map(({ name }) => people.find((one) => isHere(one) && one.roles.includes(name)))),
].filter((one): one is DemoPerson => one !== undefined && one.account !== 'admin')

let server: TestServer
beforeAll(async () => {
  server = await openServer({ demo: true })
})
afterAll(() => server.close())

const seenBy = async (account: string): Promise<ReadonlyMap<string, readonly Reading[]>> => {
  const { token } = await server.signIn(account, demoPassword)
  const request = { ip: '127.0.0.1', headers: { authorization: `Bearer ${token}` } } as FastifyRequest
  return server.sessions.as(request, async (engine) => {
    const seen = new Map<string, readonly Reading[]>()
    for (const e of entities) seen.set(e.name, await engine.read<Reading>({ text: readingOf(e) }))
    return seen
  })
}
const orphansFor = async (account: string) => orphansOf(entities, await seenBy(account))

test('reasons are given for what rows are a part of, and nothing else', () => {
  const places = new Set(entities.flatMap((e) => parentsOf(e).map(({ name }) => `${e.name}.${name}`)))
  expect(Object.keys(reasons).filter((place) => !places.has(place))).toEqual([])
})

// reads every table as the holders of every role: so much takes its time
test('nobody of any role sees rows without what they are a part of, but for a reason', async () => {
  const report: string[] = []
  for (const { account, roles: held } of team)
    for (const [place, count] of await orphansFor(account))
      if (!reasons[place]) report.push(`${held.join('、')} (${account}) ${place}: ${count}`)
  expect(report).toEqual([])
})

test('it is seen at once where a code shows the rows of all', async () => {
  await server.owner.query(
    `update store."user" set operations = '["invoicingPlan:edit"]' where id = (select user_id from store.admin where name = 'xs03')`,
  )
  expect([...(await orphansFor('xs03')).keys()]).toContain('invoicingPlan.contractId')
})

function isHere({ state = '在职' }: DemoPerson): boolean {
  return state === '在职'
}

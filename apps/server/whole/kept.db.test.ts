import { reduce } from '@chengban/engine/read/rights.ts'
import { table } from '@chengban/engine/schema/names.ts'
import { isDerived, isReadonly } from '@chengban/kernel/field.ts'
import { handRule } from '@chengban/kernel/write-rules.ts'
import { entities } from '@chengban/server/compose.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byHand } from './kept-reasons.ts'

let server: TestServer
let admin: Api

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
})
afterAll(() => server.close())

/** Ledgers, periods, snapshots, kept lines: what nobody makes by hand, the administrator neither. */
const kept = entities.filter((entity) => reduce(handRule(entity), ['*']) === false)

test('what another record keeps is neither made nor changed nor deleted by hand, or says why', async () => {
  expect(kept.length).toBeGreaterThan(30)
  const taken: string[] = []
  for (const { name, fields } of kept) {
    const say = (door: string, status: number) => {
      if (status < 300 || status >= 500) taken.push(`${door} ${name}${status < 300 ? '' : ` ${status}`}`)
    }
    say('create', (await admin.post(`/api/${name}`, {})).status)
    const { rows } = await server.owner.query(`select id, version from ${table(name)} order by id limit 1`)
    if (!rows[0]) continue
    const { id, version } = rows[0]
    for (const [field, declared] of Object.entries(fields)) {
      if (isDerived(declared) || isReadonly(declared)) continue
      const { rows: now } = await server.owner.query(`select version from ${table(name)} where id = $1`, [id])
      const tried = await admin.patch(`/api/${name}/${id}`, { id, version: now[0].version, [field]: null })
      say(`change ${field} of`, tried.status)
    }
    say('delete', (await admin.remove(`/api/${name}/${id}`, { id, version })).status)
  }
  expect(taken.sort()).toEqual(Object.keys(byHand).sort())
})

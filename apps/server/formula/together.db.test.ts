import { sqlOf } from '@chengban/engine/schema/expression.ts'
import { column, table, view } from '@chengban/engine/schema/names.ts'
import { OutsideFunctions } from '@chengban/engine/schema/outside.ts'
import { viewOf } from '@chengban/engine/schema/view.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCatalog } from '../compose.ts'
import { openServer, type TestServer } from '../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openServer({ demo: true })
})
afterAll(() => server.close())

const { all } = makeCatalog()
const outside = new OutsideFunctions(all)
const together = [...all.values()].filter((e) => viewOf(e, all, outside).includes(') figure on true'))

// who holds everything still holds no code of a secret column, and would see it empty
const secrets = together.flatMap(({ fields }) =>
  Object.values(fields).flatMap(({ options: { secret } }) => (typeof secret === 'string' ? [secret] : [])),
)

test('figures that are worked out together equal each worked out alone', async () => {
  const wrong: string[] = []
  const seen = new Set<string>()
  await server.owner.query(`begin; select set_config('app.user_id', id::text, true) from store."user" limit 1;
    select set_config('app.operations', ',${['*:*', ...new Set(secrets)].join(',')},', true), set_config('app.now', now()::text, true)`)
  for (const e of together)
    for (const [name, { options }] of Object.entries(e.fields)) {
      if (options.kept || options.hidden || !JSON.stringify(options.computed ?? null).includes('"children"')) continue
      const alone = sqlOf(options.computed as Expr<unknown>, outside.inside(e, 't'))
      const { rows } = await server.owner.query<{ filled: number; other: number }>(
        `select count(*) filter (where v.${column(name)}::text <> '0')::integer as filled,
           count(*) filter (where v.${column(name)} is distinct from (${alone}))::integer as other
         from ${view(e.name)} v join ${table(e.name)} t on t.id = v.id`,
      )
      if (rows[0]?.filled) seen.add(e.name)
      if (rows[0]?.other !== 0) wrong.push(`${e.name}.${name}: ${rows[0]?.other}`)
    }
  await server.owner.query('rollback')
  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(together.length / 2)
})

import { referring } from '@chengban/engine/schema/append-only.ts'
import { column, table } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { areas } from '../compose.ts'
import { openServer, type TestServer } from '../testing/server.ts'

const kept = areas.flatMap(({ entities }) => entities).filter(({ appendOnly }) => appendOnly)

let server: TestServer
beforeAll(async () => {
  server = await openServer({ demo: true })
  await server.owner.query(
    `insert into store.file_share (id, tz_create, tz_update, day, name, url) values ('甲', now(), now(), '1', '甲', '/甲');
     insert into store.file_share_visit (id, tz_create, tz_update, share_id, action)
       values (gen_random_uuid(), now(), now(), '甲', '打开')`,
  )
})
afterAll(() => server.close())

/** What the database says to the owner of the tables, whom no right binds; nothing of it stays. */
const tried = async (owner: pg.Client, sql: string): Promise<string> => {
  await owner.query('begin')
  try {
    await owner.query(sql)
    return 'done'
  } catch (error) {
    return (error as { code: string }).code
  } finally {
    await owner.query('rollback')
  }
}

it.each(kept.map((entity) => [entity.name, entity] as const))(
  '%s: changing, deleting and emptying are refused in the database',
  async (name, entity) => {
    const { where, free = [] } = entity.appendOnly === true ? {} : (entity.appendOnly ?? {})
    const one = where ? `type = '记录'` : 'true'
    const { rowCount } = await server.owner.query(`select from ${table(name)} where ${one} limit 1`)
    const some = `id in (select id from ${table(name)} where ${one} limit 1)`
    const closed = Object.keys(entity.fields).filter((each) => each === 'tzCreate' && !free.includes(each))
    for (const each of closed) {
      const set = `update ${table(name)} set ${column(each)} = ${column(each)} + interval '1 day' where ${some}`
      expect([set, await tried(server.owner, set)]).toEqual([set, rowCount ? 'CB423' : 'done'])
    }
    const remove = `delete from ${table(name)} where ${some}`
    expect([remove, await tried(server.owner, remove)]).toEqual([remove, rowCount ? 'CB423' : 'done'])
    expect(await tried(server.owner, `truncate ${table(name)} cascade`)).toBe('CB423')
  },
)

/** What hangs on what, as the declarations say it: deleting any of the first deletes the last. */
const below = kept.flatMap((entity) =>
  referring(entity, 'cascade').map(([name, to]): [string, Entity, string, string] => [
    `${to} → ${entity.name}`,
    entity,
    name,
    to,
  ]),
)

it.each(below)('%s: goes with what it hangs on, and with nothing else', async (_, entity, name, to) => {
  const held = `id in (select ${column(name)} from ${table(entity.name)} limit 1)`
  const { rowCount } = await server.owner.query(`select from ${table(to)} where ${held}`)
  expect(rowCount).toBe(1)
  expect(await tried(server.owner, `delete from ${table(to)} where ${held}`)).toBe('done')
  const other = `create function pg_temp.others() returns trigger language plpgsql as
      $$ begin delete from ${table(entity.name)}; return null; end $$;
    create trigger others after update on ${table(to)} for each row execute function pg_temp.others();
    update ${table(to)} set version = version where ${held}`
  expect(await tried(server.owner, other)).toBe('CB423')
})

it('there are such tables below others, and those are tried', () => expect(below.length).toBeGreaterThan(0))

it('there are such tables, and most of them have rows to be tried on', async () => {
  const counts = await Promise.all(
    kept.map(async ({ name }) =>
      Number((await server.owner.query(`select count(*) as n from ${table(name)}`)).rows[0].n),
    ),
  )
  expect(kept.length).toBeGreaterThan(6)
  expect(counts.filter((n) => n > 0).length).toBeGreaterThan(kept.length / 2)
})

import pg from 'pg'
import { expect, test } from 'vitest'
import { startFailure } from '../start-failure.ts'
import { freshDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'
import { type Migration, migrations } from './migrations.ts'

/** A column that a view shows, and the migration that drops it. */
const withProgress = `
  alter table store.milepost add column progress integer;
  create view public.held as select progress from store.milepost`
const sql = 'alter table store.milepost drop column progress'
const dropping: Migration = { name: '9999_milepost_progress.sql', sql, hash: 'x', isDerived: false }
const next = (): Migration[] => {
  const all = migrations()
  return [...all.slice(0, -1), dropping, ...all.slice(-1)]
}

const columns = `select column_name from information_schema.columns where table_schema = 'store' and table_name = 'milepost' and column_name = 'progress'`

const opened = async (work: (owner: pg.Client, url: string) => Promise<void>): Promise<void> => {
  const { url, drop } = await freshDatabase()
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await work(owner, url)
  } finally {
    await owner.end()
    await drop()
  }
}

test('a column that a view shows can be dropped by a migration; the views stand again after it', () =>
  opened(async (owner, url) => {
    await owner.query(withProgress)
    await migrate(url, next())
    expect((await owner.query(columns)).rows).toEqual([])
    expect((await owner.query('select count(*)::int as n from public.milepost')).rows).toEqual([{ n: 0 }])
  }))

test('a migration that fails leaves everything as it was, what came before it too', () =>
  opened(async (owner, url) => {
    await owner.query(withProgress)
    await owner.query(`update app.migration set hash = 'older' where name = 'derived.sql'`)
    await owner.query('create view store.foreign_view as select progress from store.milepost')
    await expect(migrate(url, next())).rejects.toThrow(/9999_milepost_progress/)
    expect((await owner.query(columns)).rows).toHaveLength(1)
    expect((await owner.query('select count(*)::int as n from public.held')).rows).toEqual([{ n: 0 }])
  }))

test('an older version that starts on newer data refuses in a sentence, and leaves them as they are', () =>
  opened(async (owner, url) => {
    await owner.query(withProgress)
    await migrate(url, next())
    // what this version has before its first migration, and the newer one no more
    await owner.query('drop function app.line_min(jsonb) cascade')
    const settings = { host: '127.0.0.1', port: 3000, dataDir: '/srv/data', databaseUrl: url }
    const refused = await migrate(url).catch((error: unknown) => startFailure(error, settings))
    expect(refused).toContain('数据库来自更新的版本（有 9999_milepost_progress.sql），请安装该版本')
    expect((await owner.query(`select to_regproc('app.line_min') as made`)).rows).toEqual([{ made: null }])
  }))

test('one whose migrations were changed is refused in a sentence too', () =>
  opened(async (owner, url) => {
    await owner.query(`update app.migration set hash = 'x' where name like '0047%'`)
    const settings = { host: '127.0.0.1', port: 3000, dataDir: '/srv/data', databaseUrl: url }
    const refused = await migrate(url).catch((error: unknown) => startFailure(error, settings))
    expect(refused).toMatch(/^迁移 0047_\w+\.sql 在执行之后被改动/)
  }))

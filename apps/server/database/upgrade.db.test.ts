import pg from 'pg'
import { expect, test } from 'vitest'
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

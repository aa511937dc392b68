import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { migrate } from '../database/migrate.ts'
import { areaEntitiesSources } from './area-entities.ts'
import { areaWords } from './area-words.ts'
import { areasSource } from './areas.ts'
import { callsSource, dashboardsSource, jobsSource, noticesSource } from './calls.ts'
import { type EmptyDatabase, emptyDatabase } from './empty-database.ts'
import { joinedSource } from './joined.ts'
import { kernelWords } from './kernel-words.ts'
import { offersSource } from './offers.ts'
import { partsSource } from './parts.ts'
import { registrySource } from './registry.ts'
import { rowsSource } from './rows.ts'
import { screensSource } from './screens.ts'
import { settingsSource } from './settings.ts'
import { derivedSource, migrationSource } from './tables.ts'

/**
 * Writes everything that follows from the declarations and is committed, so that a reviewer sees the consequence.
 * With `--check` nothing is written: what differs is named and the exit code is 1.
 */
const root = new URL('../../../', import.meta.url)
const check = process.argv.includes('--check')
const differing: string[] = []

const put = (path: string, text: string): void => {
  const url = new URL(path, root)
  if (existsSync(url) && readFileSync(url, 'utf8') === text) return
  differing.push(path)
  if (check) return
  mkdirSync(new URL('./', url), { recursive: true })
  writeFileSync(url, text)
}

/** Each file is made from those before it. */
const writeAll = async (starting: Promise<EmptyDatabase>): Promise<void> => {
  for (const { path, text } of await areaEntitiesSources()) put(path, text)
  put('modules/registry.gen.ts', await registrySource())
  put('modules/settings.gen.ts', await settingsSource())
  put('modules/rows.gen.ts', await rowsSource())
  put('modules/calls.gen.ts', await callsSource())
  put('modules/notices.gen.ts', await noticesSource())
  put('modules/dashboards.gen.ts', await dashboardsSource())
  put('modules/jobs.gen.ts', await jobsSource())
  put('modules/areas.gen.ts', await areasSource())
  put('modules/screens.gen.ts', await screensSource())
  put('modules/offers.gen.ts', await offersSource())
  put('apps/server/parts.gen.ts', await partsSource())
  put('apps/server/joined.gen.ts', await joinedSource())
  put('docs/kernel.md', kernelWords())
  put('docs/words.md', await areaWords())
  await writeTables()
  const { url } = await starting
  // the database works while the server is loaded
  const replayed = migrate(url).then(() => url)
  replayed.catch(() => undefined)
  const { writeGolden } = await import('./golden.ts')
  await writeGolden(put, replayed)
}

const writeTables = async (): Promise<void> => {
  const model = existsSync(new URL('db/model.json', root))
    ? readFileSync(new URL('db/model.json', root), 'utf8')
    : '{"tables":{}}'
  const { sql, next } = await migrationSource(JSON.parse(model))
  if (sql) {
    const folder = new URL('db/migrations/', root)
    const last = Math.max(0, ...readdirSync(folder).map((name) => Number.parseInt(name, 10)))
    put(`db/migrations/${String(last + 1).padStart(4, '0')}_tables.sql`, sql)
  }
  put('db/model.json', `${JSON.stringify(next, null, 1)}\n`)
  put('db/derived.sql', await derivedSource())
}

// as in the server: the library's advice to developers would mix with this command's output
process.env.GRAPHILE_ENV ??= 'production'
const starting = emptyDatabase()
try {
  await writeAll(starting)
} finally {
  await (await starting).stop()
}

process.stdout.write(
  differing.length
    ? `${check ? 'not up to date' : 'written'}: ${differing.join(', ')}\n`
    : 'everything is up to date\n',
)
process.exit(check && differing.length ? 1 : 0)

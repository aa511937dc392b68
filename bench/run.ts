import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { pages, weigh } from '../scripts/page-weight.ts'
import { buildPages } from '../scripts/pages.ts'
import { root } from '../scripts/places.ts'
import { type Caller, caller as callerOf } from './caller.ts'
import { company } from './company.ts'
import { type Open, open } from './database.ts'
import { debts } from './debts.ts'
import { enter, missed, table } from './ledger.ts'
import { hasWrk } from './load.ts'
import { measure } from './measure.ts'
import { pay } from './pay.ts'
import { hasPgbench } from './pgbench.ts'
import { growth, pace, readings } from './reading.ts'
import { pageChanges } from './screen.ts'
import { screens } from './screens.ts'
import { type Running, start } from './server.ts'
import { benchPassword, largest, many, say, seconds, sizes } from './settings.ts'
import { stalling } from './stalling.ts'
import { turns } from './turns.ts'
import type { Who } from './who.ts'
import { writings } from './writing.ts'

await buildPages()
// Each is measured alone by its name: `npm run bench -- pay`
const parts = { pay: () => pay(2000), debts, company, screens }
const [named] = Object.keys(parts).filter((name): name is keyof typeof parts => process.argv.includes(name))
if (!named) await everything()
for (const [name, part] of Object.entries(parts)) if (!named || named === name) await part()
say(`\n${machine()}\n\n${table()}`)
if (missed()) say(`\n${missed()} missed`)

async function everything(): Promise<void> {
  for (const page of pages) {
    const { weight } = weigh(join(root, 'apps/web/dist'), page)
    enter(`JS + CSS · ${page.name}`, `≤ ${page.budget} kB`, `${weight.toFixed(1)} kB`, weight <= page.budget)
  }
  await boots()
  const paces = new Map<number, Record<string, number>>()
  for (const size of sizes) {
    const base = await open(size)
    try {
      const server = await start({ DATABASE_URL: base.url, DATA_DIR: base.dataDir })
      try {
        await server.ready()
        paces.set(size, await measured(size, base, server))
      } finally {
        await server.stop()
      }
      if (size === largest) await restAlone(base)
    } finally {
      await base.close()
    }
  }
  growth(paces)
}

async function measured(size: number, base: Open, server: Running): Promise<Record<string, number>> {
  const idle = server.memory()
  const people = await peopleOf(server.base)
  if (size !== largest) return pace(people, base)
  await readings(base, server.base, people)
  await stalling(people.few, people.all)
  // before anything is written: what the database clears away afterwards is not a page's
  await pageChanges(server.base)
  const times = await pace(people, base)
  await writings(server.base, base, people.seller, people.all)
  const held = server.memory()
  enter(
    'memory, REST and GraphQL, after the bench',
    '< 400 MB',
    `${held.toFixed(0)} MB (idle ${idle.toFixed(0)})`,
    held < 400,
  )
  await exported(server, people.all, base.facts.since)
  return times
}

async function peopleOf(base: string): Promise<Record<Who | 'seller', Caller>> {
  const names = ['few', 'head', 'all', 'seller'] as const
  const callers = await Promise.all(names.map((name) => callerOf(base, name, benchPassword)))
  return Object.fromEntries(names.map((name, at) => [name, callers[at]])) as Record<Who | 'seller', Caller>
}

/** First start with nothing there, and the next one. */
async function boots(): Promise<void> {
  const dataDir = await mkdtemp(join(os.tmpdir(), 'chengban-boot-'))
  for (const [what, bar] of [
    ['first start → sign-in page', 5000],
    ['next start → sign-in page', 2000],
  ] as const) {
    const server = await start({ DATA_DIR: dataDir })
    await server.stop()
    enter(what, `< ${bar / 1000} s`, `${(server.bootMs / 1000).toFixed(2)} s`, server.bootMs < bar)
  }
  await rm(dataDir, { recursive: true, force: true })
}

/** Measures the export of a sheet of 50,000 rows, and the memory it takes beyond the server's at the start. */
async function exported(server: Running, all: Caller, since: string): Promise<void> {
  const before = server.memory()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, server.memory())
  }, 50)
  const began = performance.now()
  const filters = encodeURIComponent(JSON.stringify({ tzCreate: { greaterThanOrEqualTo: since } }))
  const bytes = await all.drain(`/api/contract/export?filters=${filters}`)
  clearInterval(watch)
  const spent = (performance.now() - began) / 1000
  const figure = `${(most - before).toFixed(0)} MB more, ${spent.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB`
  enter('export of 50,000 rows', '< 150 MB more', figure, most - before < 150)
}

/** The server without the GraphQL thread, after lists and details of everybody. */
async function restAlone(base: Open): Promise<void> {
  const server = await start({ DATABASE_URL: base.url, DATA_DIR: base.dataDir }, true)
  const people = await peopleOf(server.base)
  for (const who of ['few', 'head', 'all'] as const)
    await measure(many, () => people[who]('GET', '/api/contract?pageSize=50&total=false'))
  const held = server.memory()
  await server.stop()
  enter('memory, REST alone, after lists', '< 250 MB', `${held.toFixed(0)} MB`, held < 250)
}

function machine(): string {
  const gb = Math.round(os.totalmem() / 2 ** 30)
  const date = new Date().toISOString().slice(0, 10)
  const beside = hasPgbench ? 'pgbench in the same run' : 'no pgbench here: a loop of the driver beside, no ratio'
  const caller = hasWrk ? 'readings called by wrk' : 'called by Node'
  return `Measured on ${date}: ${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), ${gb} GB, Node ${process.versions.node}; ${largest} contracts, ${many} connections, ${turns} turns of ${seconds} s each, the middle one told; ${caller}, ${beside}.`
}

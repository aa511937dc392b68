import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { demoPassword } from '../modules/platform/server/demo.ts'
import { beside } from './beside.ts'
import { addBranches, tablesOfRows } from './branches.ts'
import { migrated, seedHouse } from './database.ts'
import { grows } from './grows.ts'
import { night } from './night.ts'
import { postmaster } from './processor.ts'
import { projects } from './projects.ts'
import { type Running, start } from './server.ts'
import { say } from './settings.ts'
import { work } from './work.ts'

/** Branches of the demonstration company's forty people each. */
const branches = 48

export interface Company {
  readonly owner: pg.Client
  readonly server: Running
  /** Of everybody of the demonstration company and of its branches. */
  readonly password: string
  /** Of the server and of its database. */
  readonly pids: readonly number[]
}

/** A company of 2,000 people at its work: projects, days, boards, imports, and a night. */
export const company = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(os.tmpdir(), 'chengban-company-'))
  const embedded = await migrated(dataDir)
  const owner = new pg.Client({ connectionString: embedded.url })
  await owner.connect()
  try {
    await seedHouse(owner, embedded.url)
    const first = await tablesOfRows(owner)
    await seedHouse(owner, embedded.url, true)
    say('演示公司已备 / demonstration company')
    await addBranches(owner, branches, first)
    say('分公司已备 / branches')
    await night(owner, embedded.url)
    const server = await start({ DATABASE_URL: embedded.url, DATA_DIR: dataDir, TEST_HOOKS: '1' })
    try {
      const made = { owner, server, password: demoPassword, pids: [server.pid, await postmaster(owner)] }
      await projects(made)
      await grows(made)
      await work(made)
      await beside(made)
    } finally {
      await server.stop()
    }
  } finally {
    await owner.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { addBranches, tablesOfRows } from './branches.ts'
import { migrated, seedHouse } from './database.ts'
import { night } from './night.ts'
import { say } from './settings.ts'

/** Branches of the demonstration company's forty people each. */
const branches = 48

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
  } finally {
    await owner.end()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { isAlive } from '../database/alive.ts'
import { prepareCluster } from '../database/cluster-home.ts'
import { shutDown } from '../database/postmaster.ts'

const PREFIX = 'chengban-test-'

const home = (): string => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir())

/** A new folder in memory, named after this process so that a later run can clear it away. */
export const memoryFolder = (): Promise<string> => mkdtemp(join(home(), `${PREFIX}${process.pid}-`))

/** Ends and removes what runs that were killed left behind. */
export const clearAbandoned = async (): Promise<void> => {
  for (const name of await readdir(home())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (!pid || isAlive(Number(pid))) continue
    const folder = join(home(), name)
    if (existsSync(join(folder, 'postgres', 'PG_VERSION'))) await shutDown(await prepareCluster(folder, true))
    // two runs that begin at once clear the same folder
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../database/embedded.ts'

export interface EmptyDatabase {
  /** owner's url */
  readonly url: string
  /** Ends PostgreSQL and removes what it wrote. */
  stop(): Promise<void>
}

/** A cluster in memory for one replay of the migrations. */
export const emptyDatabase = async (): Promise<EmptyDatabase> => {
  const dataDir = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'chengban-gen-'))
  const { url, stop } = await startEmbedded({ dataDir, tmpfs: true })
  return {
    url,
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

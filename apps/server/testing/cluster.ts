import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { clearAbandoned, memoryFolder } from './memory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** owner's url of the test cluster's first database */
    clusterUrl: string
    /** how much slower the machine is than a quiet one, for bounds of time */
    pace: number
  }
}

export const TEMPLATE = 'chengban_template'

/** One cluster in memory for the whole run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearAbandoned()
  const dataDir = await memoryFolder()
  const cluster = await startEmbedded({ dataDir, tmpfs: true })
  const stop = async (): Promise<void> => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await makeTemplate(cluster.url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('clusterUrl', cluster.url)
  return stop
}

const makeTemplate = async (clusterUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const url = new URL(clusterUrl)
  url.pathname = TEMPLATE
  await migrate(url.href)
}

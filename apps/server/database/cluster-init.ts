import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { isAlive } from './alive.ts'
import { type Cluster, NAME } from './cluster.ts'
import { environment, placed } from './placement.ts'

const DRAFT = 'postgres.new-'

/**
 * Makes the cluster beside its place and moves it there whole: an interrupted initdb leaves no half cluster,
 * and of two at once the first to finish stays.
 */
export const initCluster = async (cluster: Cluster): Promise<void> => {
  await removeAbandoned(cluster.dataDir)
  const draft = join(cluster.dataDir, `${DRAFT}${process.pid}-${randomBytes(4).toString('hex')}`)
  try {
    await initdb(cluster, draft, 'C.UTF-8').catch((error: Error) => {
      if (!error.message.includes('locale')) throw error
      return initdb(cluster, draft, 'C')
    })
    await rename(join(draft, 'cluster'), cluster.directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

const initdb = async (cluster: Cluster, draft: string, ctype: string): Promise<void> => {
  const directory = join(draft, 'cluster')
  const password = join(draft, 'password')
  await rm(draft, { recursive: true, force: true })
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await writeFile(password, `${cluster.password}\n`, { mode: 0o600 })
  if (cluster.owner) {
    for (const path of [draft, directory, password]) await chown(path, cluster.owner.uid, cluster.owner.gid)
  }
  const child = spawn(cluster.binaries.initdb, initdbFlags(cluster, placed(directory), ctype), {
    ...cluster.owner,
    cwd: directory,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [code, complaint] = await Promise.all([ended, text(child.stderr)])
  if (code !== 0) throw new Error(`initdb: ${complaint.trim()}`)
}

const initdbFlags = (cluster: Cluster, directory: string, ctype: string): string[] => [
  `--pgdata=${directory}`,
  `--username=${NAME}`,
  '--pwfile=../password',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  `--lc-ctype=${ctype}`,
  '--no-instructions',
  ...(cluster.tmpfs ? ['--no-sync'] : []),
]

const removeAbandoned = async (dataDir: string): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(DRAFT) && !isAlive(Number.parseInt(name.slice(DRAFT.length), 10))) {
      await rm(join(dataDir, name), { recursive: true, force: true })
    }
  }
}

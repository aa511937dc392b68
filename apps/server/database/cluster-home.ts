import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import process from 'node:process'
import type { Cluster } from './cluster.ts'
import { initCluster } from './cluster-init.ts'
import { clusterOwner } from './cluster-owner.ts'
import { locateBinaries } from './postgres-binaries.ts'

/** Finds the cluster of a data folder, made on first sight; two processes may do this at the same moment. */
export const prepareCluster = async (dataDir: string, tmpfs: boolean): Promise<Cluster> => {
  const home = resolve(dataDir)
  await mkdir(home, { recursive: true })
  const cluster = await clusterIn(home, tmpfs, await keptPassword(passwordFile(home)))
  // elsewhere PostgreSQL runs as another user and has to pass this folder on the way to its data
  if (cluster.owner && process.platform !== 'linux') await chmod(home, 0o711)
  if (!(await isStanding(cluster))) await initCluster(cluster)
  return cluster
}

/** Returns the cluster of an existing data folder; rejects with a sentence where there is none. Writes nothing. */
export const standingCluster = async (dataDir: string): Promise<Cluster> => {
  const home = resolve(dataDir)
  const password = await readFile(passwordFile(home), 'utf8').catch(() => {
    throw new Error(`${passwordFile(home)} 不能读取：没有它进不了内置数据库，请从备份或原机器取回`)
  })
  const cluster = await clusterIn(home, false, password.trim())
  if (!(await isStanding(cluster))) throw new Error(`${home} 里没有数据库，请检查 DATA_DIR 与 DATABASE_URL`)
  return cluster
}

const clusterIn = async (home: string, tmpfs: boolean, password: string): Promise<Cluster> => {
  const directory = join(home, 'postgres')
  const owner = await clusterOwner([directory, home])
  return { dataDir: home, directory, binaries: await locateBinaries(), owner, password, tmpfs }
}

const isStanding = async ({ directory }: Cluster): Promise<boolean> => {
  const version = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version !== undefined && version.trim() !== '18')
    throw new Error(`${directory} 是 PostgreSQL ${version.trim()} 的数据，需要 18`)
  return version !== undefined
}

const passwordFile = (home: string): string => join(home, 'postgres.password')

/** Linked into place whole, so that of two makers both read the same one. */
const keptPassword = async (path: string): Promise<string> => {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  if (kept) return kept.trim()
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(`${randomBytes(24).toString('base64url')}\n`)
  await file.sync()
  await file.close()
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readFile(path, 'utf8')).trim()
}

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
  const directory = join(home, 'postgres')
  await mkdir(home, { recursive: true })
  const owner = await clusterOwner([directory, home])
  if (owner) await chmod(home, 0o711)
  const password = await keptPassword(join(home, 'postgres.password'))
  const cluster = { dataDir: home, directory, binaries: await locateBinaries(), owner, password, tmpfs }
  const version = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) await initCluster(cluster)
  else if (version.trim() !== '18') throw new Error(`${directory} 是 PostgreSQL ${version.trim()} 的数据，需要 18`)
  return cluster
}

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

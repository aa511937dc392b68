import { spawn } from 'node:child_process'
import { open, readdir, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { environment, placed } from './placement.ts'
import { settingsOf } from './postgres-settings.ts'

/** The running server process of a cluster, as its lock file tells. */
export interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

/** Returns the running postmaster of the cluster, started by any process; undefined when there is none. */
export const findPostmaster = async (cluster: Cluster): Promise<Postmaster | undefined> => {
  const lines = (await readFile(lockFile(cluster), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0) || !(await runsOn(pid, cluster.directory))) return undefined
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Starts PostgreSQL apart from our process group, so that Ctrl+C reaches it only when the server has finished its
 * writes, and with its log in a file, so that it survives us. Settles at once; `exited` tells of an early end.
 */
export const launch = async (cluster: Cluster, port: number): Promise<{ exited(): boolean }> => {
  const log = await openLog(cluster)
  const flags = settingsOf(cluster, port).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(cluster.binaries.postgres, ['-D', placed(cluster.directory), ...flags], {
    ...cluster.owner,
    cwd: cluster.directory,
    env: environment,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  let ended = false
  child.on('exit', () => {
    ended = true
  })
  await new Promise((resolve, reject) => child.on('spawn', resolve).on('error', reject)).finally(() => log.close())
  child.unref()
  return { exited: () => ended }
}

/** Ends the server process and waits until it is gone. */
export const shutDown = async (cluster: Cluster, patienceMs = 15_000): Promise<void> => {
  const found = await findPostmaster(cluster)
  if (!found) return
  signal(found.pid, cluster.tmpfs ? 'SIGQUIT' : 'SIGINT')
  const deadline = Date.now() + patienceMs
  while (await runsOn(found.pid, cluster.directory)) {
    if (Date.now() > deadline) signal(found.pid, 'SIGQUIT')
    await delay(10)
  }
}

/**
 * PostgreSQL does not start over the lock of a dead postmaster whose number a zombie or an unrelated process has.
 * The lock goes only when no process works in the data folder: a backend that outlives its postmaster still writes.
 * Looked at again once it is aside, for somebody may have started in between.
 */
export const removeStaleLock = async (cluster: Cluster): Promise<void> => {
  if (process.platform !== 'linux' || (await isWorkedIn(cluster.directory))) return
  const aside = `${lockFile(cluster)}.${process.pid}`
  const moved = await rename(lockFile(cluster), aside).then(
    () => true,
    () => false,
  )
  if (!moved) return
  if (await isWorkedIn(cluster.directory)) await rename(aside, lockFile(cluster))
  else await rm(aside)
}

const isWorkedIn = async (directory: string): Promise<boolean> => {
  for (const name of await readdir('/proc')) {
    if (/^\d+$/.test(name) && (await runsOn(Number(name), directory))) return true
  }
  return false
}

const lockFile = (cluster: Cluster): string => join(cluster.directory, 'postmaster.pid')

/** A postmaster works in its data folder; a process that merely took its number does not. */
const runsOn = async (pid: number, directory: string): Promise<boolean> => {
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => undefined)) === (await realpath(directory))
  }
  return signal(pid, 0)
}

const signal = (pid: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

const LOG_LIMIT = 10 * 1024 * 1024

const openLog = async (cluster: Cluster) => {
  const path = join(cluster.dataDir, 'postgres.log')
  const size = (await stat(path).catch(() => undefined))?.size ?? 0
  if (size > LOG_LIMIT) await rename(path, `${path}.1`)
  return open(path, 'a', 0o600)
}

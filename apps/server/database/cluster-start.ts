import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { findPostmaster, launch, removeStaleLock } from './postmaster.ts'

const ATTEMPTS = 40

/**
 * Waits until the cluster takes connections, starting it when nobody has; recovery after a crash may take its time.
 * @param fixedPort the port it must have, when connections to it were already given out
 * @returns the port, and whether it was started here
 * @throws with the end of its log when it will not start
 */
export const ensureRunning = async (
  cluster: Cluster,
  fixedPort?: number,
): Promise<{ port: number; isOurs: boolean }> => {
  let child: { exited(): boolean } | undefined
  for (let attempts = 0; ; await delay(10)) {
    const running = await findPostmaster(cluster)
    if (running?.ready) return { port: await remembered(cluster, running.port), isOurs: child !== undefined }
    if (running || child?.exited() === false) continue
    if (++attempts > ATTEMPTS) throw new Error(`PostgreSQL 无法启动 / does not start:\n${await logTail(cluster)}`)
    if (attempts > 1) await removeStaleLock(cluster)
    if (attempts > 2) await delay(100)
    child = await launch(cluster, fixedPort ?? (await choosePort(cluster)))
  }
}

const portFile = (cluster: Cluster): string => join(cluster.dataDir, 'postgres.port')

const remembered = async (cluster: Cluster, port: number): Promise<number> => {
  if ((await lastPort(cluster)) !== port) await writeFile(portFile(cluster), `${port}\n`)
  return port
}

const lastPort = async (cluster: Cluster): Promise<number> =>
  Number(await readFile(portFile(cluster), 'utf8').catch(() => 0))

/** The port of last time if it is free, else one below the range that outgoing connections take theirs from. */
export const choosePort = async (cluster: Cluster): Promise<number> => {
  let port = await lastPort(cluster)
  while (!(port > 0 && (await isFree(port)))) port = randomInt(20_000, 32_000)
  return port
}

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

const logTail = async (cluster: Cluster): Promise<string> =>
  (await readFile(join(cluster.dataDir, 'postgres.log'), 'utf8')).split('\n').slice(-12).join('\n')

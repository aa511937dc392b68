import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { memoryFolder } from '../apps/server/testing/memory.ts'
import { root } from '../scripts/places.ts'
import { serverEnv, serverFlags } from '../scripts/server-flags.mjs'
import { pace } from './pace.ts'

export const ADMIN_PASSWORD = 'Chengban-e2e-2026'

export interface RunningServer {
  /** `http://127.0.0.1:<port>` */
  url: string
  /** What it wrote so far. */
  said(): string
  stop(): Promise<void>
}

const PATIENCE_MS = 60_000 * pace

/**
 * Starts the real server on a free port with fresh data and waits until it answers. Rejects with its output when it
 * does not start.
 */
export const startServer = async (env: Record<string, string> = {}): Promise<RunningServer> => {
  const dataDir = await memoryFolder()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...serverFlags, 'apps/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...serverEnv,
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD,
      TEST_HOOKS: '1',
      ...env,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (said = `${said}${part}`.slice(-20_000)))
  const stop = async (): Promise<void> => {
    await end(child)
    await rm(dataDir, { recursive: true, force: true })
  }
  if (await becomesReady(url, child)) return { url, said: () => said, stop }
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8').catch(() => '')
  await stop()
  throw new Error(`the server did not become ready\n${said}\n${log.slice(-2000)}`)
}

const becomesReady = async (url: string, child: ChildProcess): Promise<boolean> => {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (await isReady(url)) return true
    await delay(50)
  }
  return false
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    const { data } = (await (await fetch(`${url}/api/health`)).json()) as { data?: { ready?: boolean } }
    return data?.ready === true
  } catch {
    return false
  }
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGINT')
  const late = delay(15_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))
  await Promise.race([gone, late])
  await gone
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

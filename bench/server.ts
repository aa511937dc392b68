import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverEnv, serverFlags } from '../scripts/server-flags.mjs'

export interface Running {
  readonly base: string
  readonly pid: number
  /** Milliseconds until the sign-in page was answered. */
  readonly bootMs: number
  /** MB that the process holds now. */
  memory(): number
  /** Until GraphQL has built its schema. */
  ready(): Promise<void>
  stop(): Promise<void>
}

const whole = fileURLToPath(new URL('../apps/server/main.ts', import.meta.url))
const alone = fileURLToPath(new URL('./rest-alone.ts', import.meta.url))

/** Milliseconds within which a server that starts at all has answered: its first start takes five seconds. */
const longestStart = 60_000

/**
 * Starts the real server in a separate process. `rest`: without the GraphQL thread, on a database that already runs.
 */
export const start = async (env: Record<string, string>, rest = false): Promise<Running> => {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [...serverFlags, rest ? alone : whole], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...serverEnv, ...process.env, PORT: String(port), ...env },
  })
  const base = `http://127.0.0.1:${port}`
  const ask = (path: string): Promise<Response | undefined> => fetch(base + path).catch(() => undefined)
  while (!(await ask(rest ? '/api/health' : '/admin/'))?.ok) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    if (performance.now() - began > longestStart) {
      child.kill('SIGKILL')
      throw new Error(`the server did not answer within ${longestStart / 1000} s; are the pages built?`)
    }
    await delay(20)
  }
  const bootMs = performance.now() - began
  return {
    base,
    pid: child.pid ?? 0,
    bootMs,
    memory: () => resident(child.pid ?? 0),
    // the first question starts the thread, and is answered once its schema is built
    ready: async () => {
      const headers = { 'content-type': 'application/json' }
      await fetch(`${base}/postgraphiles/public/graphql`, {
        method: 'POST',
        headers,
        body: '{"query":"{ __typename }"}',
      })
    },
    stop: async () => {
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

const resident = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address() as { port: number }
  probe.close()
  return address.port
}

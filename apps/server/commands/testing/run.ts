import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const program = (name: string): string => join(import.meta.dirname, '..', `${name}.ts`)

/** Runs `backup`, `restore`, `move` or `doctor` to its end. */
export const run = async (name: string, args: readonly string[], env: Record<string, string>): Promise<Ran> => {
  const child = spawn(process.execPath, [program(name), ...args], { env: { ...process.env, ...env } })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, out, err }
}

/** The same left running. */
export const begin = (name: string, args: readonly string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [program(name), ...args], { env: { ...process.env, ...env }, stdio: 'ignore' })

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

/** A whole server process, ready; `stop` ends it in order. */
export const serve = async (env: Record<string, string>): Promise<{ base: string; stop(): Promise<void> }> => {
  const port = await freePort()
  const main = join(import.meta.dirname, '../../main.ts')
  const child = spawn(process.execPath, [main], {
    stdio: 'ignore',
    env: { ...process.env, ...env, PORT: String(port) },
  })
  const base = `http://127.0.0.1:${port}`
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for (let tries = 0; tries < 3600; tries++) {
    const ready = await fetch(`${base}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return { base, stop }
    await delay(50)
  }
  await stop()
  throw new Error('the server did not become ready')
}

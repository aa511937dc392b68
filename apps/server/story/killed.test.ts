import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { memoryFolder } from '../testing/memory.ts'

const adminPassword = 'Chengban-test-2026'
const main = join(import.meta.dirname, '../main.ts')
let child: ChildProcess | undefined
const dataDir = await memoryFolder()

afterAll(async () => {
  child?.kill('SIGINT')
  if (child && child.exitCode === null) await once(child, 'exit')
  await rm(dataDir, { recursive: true, force: true })
})

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

const start = async (): Promise<string> => {
  const port = await freePort()
  child = spawn(process.execPath, [main], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword },
  })
  const base = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 600; tries++) {
    const ready = await fetch(`${base}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return base
    await delay(50)
  }
  throw new Error('the server did not become ready')
}

const post = async (base: string, path: string, body: unknown, token?: string) => {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { code: string; data: { jwtToken: string; id: string; totalCount: number } }
}

const signIn = async (base: string): Promise<string> =>
  (await post(base, '/api/auth/web/login', { name: 'admin', password: adminPassword })).data.jwtToken

/** Writers that go on until the line is dead; what was acknowledged is noted. */
const writers = (base: string, token: string, acknowledged: Set<string>): Promise<void>[] =>
  [0, 1, 2, 3].map(async (writer) => {
    for (let n = 0; ; n++) {
      const name = `第${writer}人第${n}条`
      const made = await post(base, '/api/dictType', { id: `t${writer}x${n}`, name }, token).catch(() => undefined)
      if (made?.code !== 'OK') return
      acknowledged.add(made.data.id)
    }
  })

const killEverything = async (): Promise<void> => {
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  child?.kill('SIGKILL')
  process.kill(Number(pid), 'SIGKILL')
}

it('keeps every acknowledged write when server and database are killed in the middle of parallel writes', async () => {
  const base = await start()
  const token = await signIn(base)
  const acknowledged = new Set<string>()
  const running = writers(base, token, acknowledged)
  while (acknowledged.size < 60) await delay(10)
  await killEverything()
  await Promise.all(running)
  const again = await start()
  const fresh = await signIn(again)
  const read = async (path: string) =>
    (await (await fetch(again + path, { headers: { authorization: `Bearer ${fresh}` } })).json()) as {
      data: { totalCount: number; nodes: { id: string }[] }
    }
  const found = new Set<string>()
  for (let page = 1; ; page++) {
    const { nodes } = (await read(`/api/dictType?pageSize=50&pageNumber=${page}`)).data
    for (const { id } of nodes) found.add(id)
    if (nodes.length < 50) break
  }
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
  // nothing half done: every row that stands has its trail
  const kept = [...found].filter((id) => /^t\dx\d+$/.test(id))
  const trails = await Promise.all(kept.map((id) => read(`/api/comment?module=dictType&relevanceId=${id}`)))
  expect(trails.map(({ data }) => data.totalCount)).toEqual(kept.map(() => 1))
}, 60_000)

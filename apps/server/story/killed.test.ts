import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryFolder } from '../testing/memory.ts'

const adminPassword = 'Chengban-test-2026'
const main = join(import.meta.dirname, '../main.ts')
const servers: ChildProcess[] = []
const dataDir = await memoryFolder()
/** Two processes over one database. */
let bases: readonly [string, string]
let token: string

beforeAll(async () => {
  bases = [await start(), await start()]
  token = await signIn(bases[0])
})
afterAll(async () => {
  for (const server of servers) {
    if (server.exitCode !== null || server.signalCode !== null) continue
    const gone = once(server, 'exit')
    server.kill('SIGINT')
    await gone
  }
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
  const settings = { PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword }
  servers.push(spawn(process.execPath, [main], { stdio: 'ignore', env: { ...process.env, ...settings } }))
  const base = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 2400; tries++) {
    const ready = await fetch(`${base}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return base
    await delay(50)
  }
  throw new Error('the server did not become ready')
}

interface Row {
  readonly id: string
  readonly stock: number
  readonly after: number
}
interface Answer {
  readonly code: string
  readonly data: Row & { readonly jwtToken: string; readonly totalCount: number; readonly nodes: readonly Row[] }
}

const call = async (method: string, url: string, token?: string, body?: unknown): Promise<Answer> => {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()) as Answer
}

const signIn = async (base: string): Promise<string> =>
  (await call('POST', `${base}/api/auth/web/login`, undefined, { name: 'admin', password: adminPassword })).data
    .jwtToken

const makeItem = async (code: string): Promise<string> => {
  const item = { name: `物品${code}`, code, category: '工具', kind: '耗材', unit: '个' }
  return (await call('POST', `${bases[0]}/api/receiveItem`, token, item)).data.id
}

const book = (base: string, itemId: string, quantity: number): Promise<Answer> => {
  const kind = quantity > 0 ? '入库' : '盘亏'
  return call('POST', `${base}/api/receiveStock`, token, { itemId, kind, quantity, remark: '盘点' })
}

const allOf = async (url: string, token: string): Promise<Row[]> => {
  const found: Row[] = []
  for (let page = 1; ; page++) {
    const { nodes } = (await call('GET', `${url}pageSize=50&pageNumber=${page}`, token)).data
    found.push(...nodes)
    if (nodes.length < 50) return found
  }
}

const inItem = (itemId: string): string => encodeURIComponent(JSON.stringify({ itemId: { equalTo: itemId } }))

/** Writers that run until the connection is dead; records the acknowledged writes. */
const writers = (itemId: string, acknowledged: Set<string>): Promise<void>[] =>
  [0, 1, 2, 3].map(async (writer) => {
    const base = bases[writer % 2] ?? bases[0]
    for (let n = 0; ; n++) {
      const type = { id: `t${writer}x${n}`, name: `第${writer}人第${n}条` }
      for (const write of [() => call('POST', `${base}/api/dictType`, token, type), () => book(base, itemId, 1)]) {
        const made = await write().catch(() => undefined)
        if (made?.code !== 'OK') return
        acknowledged.add(made.data.id)
      }
    }
  })

const killEverything = async (): Promise<void> => {
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  for (const server of servers) server.kill('SIGKILL')
  process.kill(Number(pid), 'SIGKILL')
}

it('gives out no more than there is where two processes over one database are asked at once', async () => {
  const itemId = await makeItem('W1')
  await book(bases[0], itemId, 10)
  const answers = await Promise.all([...Array(15)].flatMap(() => bases.map((base) => book(base, itemId, -1))))
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === 'OK')).toHaveLength(10)
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(20)
  expect((await call('GET', `${bases[1]}/api/receiveItem/${itemId}`, token)).data.stock).toBe(0)
})

it('keeps every acknowledged write when servers and database are killed in the middle of parallel writes', async () => {
  const itemId = await makeItem('W2')
  const acknowledged = new Set<string>()
  const running = writers(itemId, acknowledged)
  while (acknowledged.size < 120) await delay(10)
  await killEverything()
  await Promise.all(running)
  const again = await start()
  const fresh = await signIn(again)
  const types = (await allOf(`${again}/api/dictType?`, fresh)).map(({ id }) => id).filter((id) => /^t\dx\d+$/.test(id))
  const booked = await allOf(`${again}/api/receiveStock?filters=${inItem(itemId)}&`, fresh)
  const found = new Set([...types, ...booked.map(({ id }) => id)])
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
  // nothing half done: every row has its trail, the sum is that of its rows, and no sum was answered twice
  const trails = await Promise.all(
    types.map((id) => call('GET', `${again}/api/comment?module=dictType&relevanceId=${id}`, fresh)),
  )
  expect(trails.map(({ data }) => data.totalCount)).toEqual(types.map(() => 1))
  expect((await call('GET', `${again}/api/receiveItem/${itemId}`, fresh)).data.stock).toBe(booked.length)
  expect(booked.map(({ after }) => after).sort((a, b) => a - b)).toEqual(booked.map((_, at) => at + 1))
})

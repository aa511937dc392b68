import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../scripts/places.ts'
import { type Caller, caller } from './caller.ts'
import { measure } from './measure.ts'
import { benchPassword, openBench } from './open.ts'
import { makeWaiting } from './waiting.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const bench = await openBench(say)
const { rows } =
  await bench.owner.query(`select (select id from store.contract where initiator = (select id from app.bench_seller where n = 1001) limit 1) as few,
  (select id from store.contract where initiator = (select id from app.bench_seller where n = 20) limit 1) as head, (select client_id from store.contract where initiator = (select id from app.bench_seller where n = 1) limit 1) as client`)
const ids = rows[0] as { few: string; head: string; client: string }
const waiting = await makeWaiting(bench.owner, 3000)
await bench.close()

const port = await freePort()
const child = spawn(process.execPath, [join(root, 'apps/server/main.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PORT: String(port), DATA_DIR: join(root, '.cache/bench') },
})
const base = `http://127.0.0.1:${port}`
while (
  !(await fetch(`${base}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  ))
)
  await delay(100)
try {
  const [few, head, all, seller] = await Promise.all(
    ['few', 'head', 'all', 'seller'].map((name) => caller(base, name, benchPassword)),
  )
  const people = { '20 行': [few, ids.few], '5 万行': [head, ids.head], 全部: [all, ids.head] } as Record<
    string,
    [Caller, string]
  >
  for (const [who, [person, id]] of Object.entries(people)) await reads(who, person, id)
  await writes(seller as Caller, all as Caller, ids.client)
} finally {
  child.kill('SIGINT')
  await once(child, 'exit')
}

async function reads(who: string, person: Caller, id: string): Promise<void> {
  const list =
    '/api/contract?pageSize=10&columns=contractNumber,name,clientId,money,totalMoney,stage,signDate,initiator,status'
  const status = `&filters=${encodeURIComponent('{"status":{"equalTo":"通过"}}')}`
  const cases: Record<string, string> = {
    '列表，无总数': `${list}${status}&total=false`,
    '列表，有总数': `${list}${status}`,
    '搜索，罕见（协和）': `${list}&total=false&keyword=${encodeURIComponent('协和')}`,
    '搜索，常见（合同）': `${list}&total=false&keyword=${encodeURIComponent('合同')}`,
    '搜索，常见，有总数': `${list}&keyword=${encodeURIComponent('合同')}`,
    '第 5000 页': `${list}${status}&total=false&pageNumber=5000`,
    详情: `/api/contract/${id}`,
  }
  for (const [what, url] of Object.entries(cases)) say(await measure(`${who} · ${what}`, () => person('GET', url)))
}

async function writes(seller: Caller, all: Caller, clientId: string): Promise<void> {
  const input = (n: number) => ({
    name: `新合同${n}`,
    clientId,
    selfCompany: 'A',
    payWay: '分期',
    money: '60000',
    invoice: false,
  })
  const made: { id: string; version: number }[] = []
  let n = 0
  say(await measure('新建', async () => made.push((await seller('POST', '/api/contract', input(n++))).data as never)))
  let at = 0
  say(
    await measure('修改', async () => {
      const row = made[at++ % made.length] as { id: string }
      await seller('PATCH', `/api/contract/${row.id}`, { id: row.id, remark: `第${at}次` })
    }),
  )
  const line = [...waiting]
  say(
    await measure('终审通过', async () => {
      const next = line.pop()
      if (next) await all('POST', '/api/contract/action/approve', next)
    }),
  )
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address() as { port: number }
  probe.close()
  return address.port
}

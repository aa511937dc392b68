import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hashPassword } from '../apps/server/auth/password.ts'
import { type Caller, caller } from './caller.ts'
import { migrated, seedHouse } from './database.ts'
import { enter } from './ledger.ts'
import { seedPay } from './pay-seed.ts'
import { postmaster, worked } from './processor.ts'
import { type Running, start } from './server.ts'
import { benchPassword } from './settings.ts'

/** Seconds of the database's and the server's own work that a step of a run may take, and that another may wait. */
const bar = 10
const waitBar = 1

/** A run of pay for so many people: reckoned twice, handed in, and locked by the second of two signatures. */
export const pay = async (people: number): Promise<void> => {
  const dataDir = await mkdtemp(join(os.tmpdir(), 'chengban-pay-'))
  const embedded = await migrated(dataDir)
  const owner = new pg.Client({ connectionString: embedded.url })
  await owner.connect()
  await seedHouse(owner, embedded.url)
  await seedPay(owner, people, await hashPassword(benchPassword))
  const server = await start({ DATABASE_URL: embedded.url, DATA_DIR: dataDir })
  try {
    await steps(people, server, await postmaster(owner))
  } finally {
    await owner.end()
    await server.stop()
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const steps = async (people: number, server: Running, database: number): Promise<void> => {
  const as = (name: string): Promise<Caller> => caller(server.base, name, benchPassword)
  const [hr, cw, gm, other] = await Promise.all([as('hr'), as('cw'), as('gm'), as('other')])
  const run = String(
    (await hr('POST', '/api/submitPayroll', { company: 'A', month: lastMonth(), kind: '工资' })).data.id,
  )
  const act = async (who: Caller, move: string): Promise<void> => {
    const { version } = (await who('GET', `/api/submitPayroll/${run}`)).data
    await who('POST', `/api/submitPayroll/action/${move}`, { id: run, version })
  }
  const told = async (what: string, who: Caller, move: string): Promise<void> => {
    const began = performance.now()
    const [node, base] = [worked(server.pid), worked(database)]
    const { longest } = await beside(
      () => claim(other),
      () => act(who, move),
    )
    const [own, theirs] = [worked(server.pid) - node, worked(database) - base]
    const clock = (performance.now() - began) / 1000
    const figure = `${(own + theirs).toFixed(1)} s (server ${own.toFixed(1)}, database ${theirs.toFixed(1)}; ${clock.toFixed(1)} by the clock)`
    enter(`pay of ${people} · ${what}`, `≤ ${bar} s`, figure, own + theirs <= bar)
    enter(
      `pay of ${people} · ${what} · another's claim`,
      `< ${waitBar} s`,
      `${longest.toFixed(2)} s`,
      longest < waitBar,
    )
  }
  await told('reckoned', hr, 'calc')
  await told('reckoned again', hr, 'calc')
  await told('handed in', hr, 'submit')
  await told('first signature', cw, 'approve')
  await told('locked', gm, 'approve')
}

/** Another's draft of an expense claim, as anybody writes one. */
const claim = (other: Caller) =>
  other('POST', '/api/submit-expense', {
    name: '出差',
    rows: [
      { content: '打车', date: today(), kind: '管理费用', type: '市内交通', money: '12.00', noInvoiceReason: '无票' },
    ],
  })

/** Does the work, and meanwhile small writes of another, one after the other; gives the seconds the slowest took. */
const beside = async (small: () => Promise<unknown>, work: () => Promise<void>): Promise<{ longest: number }> => {
  let isOver = false
  let longest = 0
  const others = (async () => {
    while (!isOver) {
      const from = performance.now()
      await small()
      longest = Math.max(longest, (performance.now() - from) / 1000)
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  })()
  await work().finally(() => {
    isOver = true
  })
  await others
  return { longest }
}

const chinaNow = (): Date => new Date(Date.now() + 8 * 3_600_000)
const today = (): string => chinaNow().toISOString().slice(0, 10)
const lastMonth = (): string => {
  const now = chinaNow()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
}

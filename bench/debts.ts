import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hashPassword } from '../apps/server/auth/password.ts'
import { type Caller, caller } from './caller.ts'
import { migrated, seedHouse } from './database.ts'
import { seedDebts } from './debts-seed.ts'
import { seedPeople } from './seed.ts'
import { start } from './server.ts'
import { benchPassword, say } from './settings.ts'
import { told } from './told.ts'
import { workedOut } from './worked-out.ts'
import { writers } from './writers.ts'

/**
 * Counts and lists debts over a million receipts, looks for doubles of a new client among 200,000, lists these by figures
 * that are worked out at reading, and moves lines of plans at once.
 */
export const debts = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(os.tmpdir(), 'chengban-debts-'))
  const embedded = await migrated(dataDir)
  try {
    await seeded(embedded.url)
    const server = await start({ DATABASE_URL: embedded.url, DATA_DIR: dataDir })
    try {
      const seller = await caller(server.base, 'seller', benchPassword)
      const all = await caller(server.base, 'all', benchPassword)
      await measured(all, seller)
      await workedOut(embedded.url, all, seller)
      await writers(seller)
    } finally {
      await server.stop()
    }
  } finally {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const seeded = async (url: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await seedHouse(owner, url)
    await seedPeople(owner, await hashPassword(benchPassword))
    await seedDebts(owner, say)
  } finally {
    await owner.end()
  }
}

const measured = async (all: Caller, seller: Caller): Promise<void> => {
  const [count, list] = ['/api/returned-money/countReturnedMoney', '/api/returnedMoney?pageSize=10&sort=-overdueMoney']
  await told('回款统计，1,000,000 笔回款', 1500, 5, () => all('GET', count))
  await told('回款台账按逾期金额', 300, 20, () => all('GET', list))
  const names = ['安白昌中心医院', '宏利龙人民医院', '某地没有这样的医院', '上泰文水务集团有限公司']
  await told('客户查重，200,000 个客户', 80, 24, (at) =>
    seller(
      'GET',
      `/api/client/duplicate?name=${encodeURIComponent(names[at % names.length] ?? '')}&phone=1380000${1000 + at}`,
    ),
  )
}

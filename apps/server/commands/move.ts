import process from 'node:process'
import pg from 'pg'
import { restore } from '../backup/restore.ts'
import { summaryOf } from '../backup/summary.ts'
import { takeBackup } from '../backup/take.ts'
import { upgradeLock } from '../database/migrate.ts'
import { openStorage } from '../files/open-storage.ts'
import { readSettings } from '../settings.ts'
import { labelOf, openStanding } from './place.ts'
import { command, tell } from './tell.ts'

/** `npm run move -- postgres://owner:password@host/database`: the rows go there, files stay where they are. */
await command(async (signal) => {
  const [target] = process.argv.slice(2)
  if (!target || !URL.canParse(target)) throw new Error('用法：npm run move -- postgres://用户:密码@主机:端口/数据库')
  const settings = readSettings()
  const place = await openStanding(settings)
  const held = new pg.Client(place.url)
  try {
    await held.connect()
    await demandStopped(held)
    const shared = { storage: openStorage(settings), signal }
    const { folder } = await takeBackup({ ...shared, url: place.url, into: settings.backup.folder, origin: 'move' })
    const manifest = await restore({ ...shared, url: target, from: folder, filesStay: true })
    tell(`已搬到${labelOf(target)}，逐表校验一致：${summaryOf(manifest)}。备份留在 ${folder}`)
    tell('今后启动时设置 DATABASE_URL 为该地址；原数据库未改动，确认无误后可以删除')
  } finally {
    await held.end()
    await place.close()
  }
})

/**
 * Rows written after the copy would be lost, so no server may run on the old database, and none may start meanwhile.
 */
async function demandStopped(held: pg.Client): Promise<void> {
  const { rows } = await held.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and usename like 'chengban\\_login\\_%'`,
  )
  if (rows[0]?.n) throw new Error('服务正在运行，请先停止再搬迁')
  await held.query(upgradeLock)
}

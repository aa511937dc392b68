import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { thrownCode, thrownMessage } from '@chengban/kernel/thrown.ts'
import pg from 'pg'
import { lookAtDatabase, lookAtPooler } from '../doctor/database.ts'
import { lookAtFiles } from '../doctor/files.ts'
import { bad, type Finding, lineOf, odd } from '../doctor/finding.ts'
import { lookAtKept } from '../doctor/kept.ts'
import { lookAtMachine, lookAtStorage } from '../doctor/machine.ts'
import { lookAtPrograms } from '../doctor/programs.ts'
import { lookAtServer } from '../doctor/server.ts'
import { lookAtBackups, lookAtWork } from '../doctor/work.ts'
import { openStorage } from '../files/open-storage.ts'
import { readSettings, type Settings } from '../settings.ts'
import { lookAtPlace } from './place.ts'
import { command, tell } from './tell.ts'

/**
 * `npm run doctor`: checks the installation, one sentence a finding; exit code 1 when something is broken. `--hashes`
 * reads all uploads as well. Changes nothing and leaves nothing running.
 */
await command(async () => {
  const { values } = parseArgs({ options: { hashes: { type: 'boolean', default: false } } })
  const settings = readSettings()
  const count = { good: 0, odd: 0, bad: 0 }
  const show = (findings: readonly Finding[]): void => {
    for (const finding of findings) {
      count[finding.state]++
      tell(lineOf(finding))
    }
  }
  show(await lookAtMachine(settings))
  show([await lookAtServer(settings)])
  show(await lookAtStorage(settings, openStorage(settings)))
  show(await database(settings, values.hashes))
  show(await lookAtBackups(settings))
  show(lookAtPrograms())
  tell(`\n${count.good} 项正常，${count.odd} 项需要留意，${count.bad} 项有问题`)
  if (count.bad) process.exitCode = 1
})

async function database(settings: Settings, isHashing: boolean): Promise<Finding[]> {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'postgres/PG_VERSION')))
    return [odd('还没有内置数据库，首次启动时建立')]
  try {
    const place = await lookAtPlace(settings)
    const owner = new pg.Client({ connectionString: place.url, connectionTimeoutMillis: 5000 })
    owner.on('error', () => undefined)
    try {
      await owner.connect()
      return [
        ...(await lookAtDatabase(owner, place.url)),
        ...(await lookAtPooler(owner, place.url, settings.poolerUrl)),
        ...(await lookAtWork(owner)),
        ...(await lookAtKept(owner)),
        ...(await lookAtFiles(owner, openStorage(settings), isHashing)),
      ]
    } finally {
      await owner.end().catch(() => undefined)
      await place.close()
    }
  } catch (error) {
    const said = thrownMessage(error) || thrownCode(error)
    return [bad(`数据库不能访问：${said}${settings.databaseUrl ? '。检查 DATABASE_URL，以及数据库是否在运行' : ''}`)]
  }
}

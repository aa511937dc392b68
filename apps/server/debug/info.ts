import { access, constants, statfs } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { answer, type CallHandler } from '@chengban/engine/call.ts'
import { instant } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { findProgram } from '@chengban/engine/files/office.ts'
import { has } from '@chengban/kernel/has.ts'
import { readLastVer } from '@chengban/modules/platform/config/last-ver.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { debugInfo } from '@chengban/modules/platform/debug/info.call.ts'
import { dingSettingsOf } from '@chengban/modules/platform/ding/server/settings.ts'
import { environmentOf } from '../auth/environment.ts'
import { buildFactsOf, buildOf } from '../build-of.ts'
import { migrations } from '../database/migrations.ts'
import { readSettings } from '../settings.ts'

// Decision 041: What everybody sees of the server on /debug

const tellInfo: CallHandler = async (engine, _, { host }) => {
  const lastVer = await engine.asHouse('the version that all may know', (tx) => settingOf(tx, 'app.lastVer'))
  const { version } = readLastVer(lastVer)
  const open = { version, build: await buildOf(), ...(await buildFactsOf()), tzServer: instant() }
  if (!has(engine.writer.actor.entries, 'debug:read')) return open
  const [database, storage, converter, dingTalk, jobs] = await Promise.all([
    probe({ ok: false, ms: null, migrations: 0 }, () => timed(() => databaseInfo(engine))),
    probe({ ok: false, ms: null, freeBytes: null }, () => timed(storageInfo)),
    probe({ ok: false, ms: null }, () => timed(converterInfo)),
    probe({ configured: false, queued: null, failed: null }, () => dingInfo(engine)),
    probe([], () => lastRuns(engine)),
  ])
  const environment = await engine.asHouse('facts of the server, for debug:read', (tx) => environmentOf(tx, host))
  return { ...open, environment, database, storage, converter, dingTalk, jobs }
}

/** Who may not read all of it gets build and time. */
export const debugCall = answer(debugInfo, tellInfo)

const patienceMs = 2000

export const probe = <T>(failed: T, ask: () => Promise<T>): Promise<T> =>
  Promise.race([ask().catch(() => failed), delay(patienceMs, failed, { ref: false })])

/** What a probe found, with the milliseconds it took. */
const timed = async <T extends object>(ask: () => Promise<T>): Promise<T & { ms: number | null }> => {
  const begun = performance.now()
  const found = await ask()
  return { ...found, ms: Math.round((performance.now() - begun) * 10) / 10 }
}

const databaseInfo = async (engine: Engine): Promise<{ ok: boolean; migrations: number }> => {
  await engine.anonymous({ text: 'select 1' })
  return { ok: true, migrations: migrations().length }
}

export const storageInfo = async (): Promise<{ ok: boolean; freeBytes: number | null }> => {
  const { bavail, bsize } = await statfs(readSettings().dataDir)
  return { ok: bavail > 0, freeBytes: bavail * bsize }
}

const converterInfo = async (): Promise<{ ok: boolean }> => {
  const program = findProgram(['soffice', 'libreoffice'])
  if (program) await access(program, constants.X_OK)
  return { ok: program !== undefined }
}

interface Ding {
  readonly configured: boolean
  readonly queued: number | null
  readonly failed: number | null
}

const dingInfo = (engine: Engine): Promise<Ding> =>
  engine.asHouse('numbers of messages, for debug:read', async (tx) => {
    const [waiting] = await tx.query<{ queued: number; failed: number }>(
      `select (count(*) filter (where m.ding_status = '待发送'))::integer as queued,
         (count(*) filter (where m.ding_status = '失败'))::integer as failed
       from store.message m where m.ding_status in ('待发送', '失败')`,
    )
    const settings = await dingSettingsOf(tx, engine.writer.services.ding)
    return { configured: settings !== null, queued: waiting?.queued ?? 0, failed: waiting?.failed ?? 0 }
  })

interface Run {
  readonly name: string
  readonly tzLast: string
  readonly ms: number
  readonly result: string
}

const lastRuns = (engine: Engine): Promise<Run[]> =>
  engine.anonymous<Run>({
    text: `select distinct on (r.name) r.name, r.tz_start as "tzLast", r.ms,
        case when r.reference is null then '完成' else '失败 ' || r.reference end as result
      from app.job_run r order by r.name, r.tz_start desc`,
  })

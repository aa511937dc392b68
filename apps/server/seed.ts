import type { Sql } from '@chengban/engine/db/sql.ts'
import { askForStanding } from '@chengban/engine/round/ask-at-start.ts'
import { writingAsSystem } from '@chengban/engine/row/transaction.ts'
import { reindex } from '@chengban/engine/write/reindex.ts'
import { noteEnvironment } from '@chengban/modules/platform/ding/server/settings.ts'
import { refreshRules } from '@chengban/modules/platform/reminder-rule/server/rows.ts'
import { addContents } from '@chengban/modules/platform/server/demo/contents.ts'
import type { KeepText } from '@chengban/modules/platform/server/demo/files.ts'
import { addMissingTrails } from '@chengban/modules/platform/server/demo/missing-trails.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { firstStart } from '@chengban/modules/platform/server/first-start.ts'
import { hashPassword } from './auth/password.ts'
import { randomPassword } from './auth/password-policy.ts'
import { areas, notices } from './compose.ts'
import { systemWriter } from './jobs/system-writer.ts'
import { demo as demos } from './parts.gen.ts'
import type { Server } from './rest/session.ts'
import type { Settings } from './settings.ts'

/**
 * Writes the first rows, and the demonstration company if asked for; returns the line about the first sign-in, if any.
 */
export const seed = (
  settings: Pick<Settings, 'adminPassword' | 'demo'>,
  server: Server,
  keepText?: KeepText,
): Promise<string | undefined> =>
  writingAsSystem(server.db, async (tx: Sql) => {
    const { catalog, services } = server
    const index = (entities: readonly string[]) => reindex(tx, catalog, entities)
    const { account, password } = await firstStart(tx, {
      areas,
      passwords: { hash: hashPassword, random: randomPassword },
      adminPassword: settings.adminPassword,
      reindex: index,
    })
    await noteEnvironment(tx, services.ding)
    // names stored before whole pinyin was indexed
    await index(['user'])
    const rules = notices.map(({ declared }) => declared)
    if (await refreshRules(tx, rules)) await index(['reminderRule'])
    await askForStanding({ tx, writer: systemWriter(server) })
    if (!settings.demo) return password ? `首次登录 / first sign-in: ${account}  ${password}` : undefined
    const given = { hash: hashPassword, adminPassword: settings.adminPassword, keepText, reindex: index }
    const [company, ...rest] = demos
    if (!(await company?.(tx, given))) return undefined
    for (const area of rest) await area(tx, given)
    await addMissingTrails(
      tx,
      areas.flatMap(({ entities }) => entities),
    )
    await addContents(tx, catalog)
    await askForStanding({ tx, writer: systemWriter(server) })
    await index(['auditRound', 'auditTask', 'message'])
    return demoLine(settings.adminPassword)
  })

/** The administrator keeps the password that was given. */
const demoLine = (adminPassword: string | undefined): string =>
  adminPassword === undefined
    ? `演示账号 / demo accounts: admin, gm, xs01 …  ${demoPassword}`
    : `演示账号 / demo accounts: gm, xs01 …  ${demoPassword}；admin 的密码由 ADMIN_PASSWORD 给定 / that of admin is ADMIN_PASSWORD`

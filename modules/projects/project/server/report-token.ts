import { randomBytes } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'

/** So long a link lives after each sending. */
export const linkEnd = async (tx: Sql): Promise<string> => {
  const days = await settingOf(tx, 'project.reportTokenDays')
  return new Date(clock.now().getTime() + days * 86_400_000).toISOString()
}

/** Creates the token that opens the project's client pages. A new token invalidates earlier links. */
export const linkProject: Handler<'project'> = async ({ tx, row }) => {
  row.reportToken = randomBytes(32).toString('base64url')
  row.tzReportToken = await linkEnd(tx)
}

export const projectLinking: Handler<'project'> = (scene) => linkProject(scene)

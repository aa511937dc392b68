import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'

/**
 * One approval level is enough for a change of at most a fifth, while the new figure stays within
 * `project.audit3ManDay`.
 */
export const projectManDayIsSmall: Handler<'projectManDay'> = async ({ tx, row }) => isSmall(tx, row)

const isSmall = async (tx: Sql, { before, after }: Values): Promise<boolean> => {
  const most = Number(await settingOf(tx, 'project.audit3ManDay'))
  const [was, will] = [Number(before ?? 0), Number(after)]
  return Math.abs(will - was) * 5 <= was && will <= most
}

/**
 * Refuses a figure below the days already worked, and records the project's current estimate as the previous figure.
 */
export const projectManDaySubmitting: Handler<'projectManDay'> = async ({ tx, row, writer }) => {
  const [found] = await tx.query<{ estimate: string; used: string }>(
    `select coalesce(p.estimate, 0)::text as estimate, ${columnSql(writer.catalog, 'project', 'usedManDay', 'p')}::text as used
     from store.project p where p.id = $1`,
    [row.projectId],
  )
  if (!found) return
  if (Number(row.after) < Number(found.used)) throw invalid({ after: `不能低于已用人天 ${Number(found.used)}` })
  row.before = found.estimate
  if (Number(row.before) === Number(row.after)) throw invalid({ after: '人天未变化' })
  row.isSmall = await isSmall(tx, row)
}

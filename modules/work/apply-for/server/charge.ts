import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { compare, round, subtract } from '@chengban/kernel/decimal.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'

interface Limit {
  readonly hours: string | null
  readonly used: string
}

/** At the last level: what is built without charge stays within its share of the project, against many at once. */
export const checkCharge: Handler<'applyFor'> = async ({ tx, before, row }) => {
  if (before?.auditStatus !== '待二级审核') return
  if (row.chargeMode === '人天变更') return demandManDays(tx, row)
  if (row.chargeMode !== '免费' || !row.projectId) return
  const { hours, used } = await limitOf(tx, row)
  if (hours === null) return
  const left = subtract(hours, used)
  if (compare(String(row.predict), left) <= 0) return
  const shown = round(compare(left, '0') < 0 ? '0' : left, 1)
  throw invalid({ chargeMode: `超出可承接工时，剩余${shown}小时，请选择收费或办理人天变更` })
}

/** What is paid for in days of the project has been agreed there. */
const demandManDays = async (tx: Sql, row: Values): Promise<void> => {
  const [agreed] = await tx.query(
    `select from store.project_man_day where apply_for_id = $1 and status = '通过' limit 1`,
    [row.id],
  )
  if (!agreed) throw invalid({ chargeMode: '请先办理人天变更' })
}

/** Hours of the project that requirements may take, and what stands against them; the project is locked meanwhile. */
const limitOf = async (tx: Sql, row: Values): Promise<Limit> => {
  const hoursPerDay = Number(await settingOf(tx, 'project.hoursPerDay', '8'))
  await tx.query('select from store.project where id = $1 for no key update', [row.projectId])
  const [found] = await tx.query<Limit>(
    `select (p.estimate * $3 * coalesce((select c.value::numeric from store.config c where c.key = 'applyFor.freeRate'), 20) / 100)::text as hours,
       coalesce((select sum(a.predict) from store.apply_for a where a.project_id = p.id and a.charge_mode = '免费'
         and a.stage in ('待排期', '开发中', '待测试', '待发布', '待客户确认', '已完成', '暂缓') and a.id <> $2), 0)::text as used
     from store.project p where p.id = $1`,
    [row.projectId, row.id, hoursPerDay],
  )
  return found ?? { hours: null, used: '0' }
}

import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Values } from '@chengban/engine/write/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** A person plans what is theirs; what is done is done whole. */
export const checkItem: Handler<'planItem'> = async ({ tx, before, row }) => {
  if (row.isDone === true) Object.assign(row, { progress: '100.00', remainHours: '0.0' })
  if (row.sourceType === '其他') {
    row.sourceId = null
    return
  }
  if (before && before.sourceId === row.sourceId) return
  if (!row.sourceId) throw invalid({ sourceId: '来源记录不能为空' })
  if (!(await isTheirs(tx, row))) throw invalid({ sourceId: '只能选择与自己有关的事项' })
}

/** Whom a record is about, by kind, as conditions over the record `s` and the person `$2`. */
const concerns: Readonly<Record<string, readonly [table: string, whose: string]>> = {
  task: [
    'task',
    `s.designee = $2 or exists (select from store.task_users p where p.task_id = s.id and p.user_id = $2 and p.type = '协作')`,
  ],
  extraTask: ['extra_task', 's.user_id = $2'],
  bug: ['bug', 's.solver_id = $2 or s.tester_id = $2'],
  applyFor: ['apply_for', 's.solver_id = $2 or s.tester_id = $2'],
  pmoAssign: ['pmo_assign', 's.user_id = $2'],
}

const isTheirs = async (tx: Sql, row: Values): Promise<boolean> => {
  const known = concerns[String(row.sourceType)]
  if (!known) return false
  const [table, whose] = known
  const [plan] = await tx.query<{ person: string }>(
    `select coalesce((select user_id from store.task_day where id = $1), (select user_id from store.task_week where id = $2),
       (select user_id from store.weekend_task where id = $3)) as person`,
    [row.taskDayId ?? null, row.taskWeekId ?? null, row.weekendTaskId ?? null],
  )
  const found = await tx.query(`select from store.${table} s where s.id::text = $1 and (${whose})`, [
    row.sourceId,
    plan?.person,
  ])
  return found.length > 0
}

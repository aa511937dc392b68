import { clock, today } from '@chengban/engine/clock.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import type { overtimeVerify } from '../verify.job.ts'

/** Verifies each overtime in its own transaction, so that one failure does not block the others. */
export const settleOvertimes: JobHandler<typeof overtimeVerify> = async ({ transaction, writer, signal }) => {
  const waiting = await transaction((tx) =>
    tx.query<{ id: string }>(
      `select o.id::text from store.overtime o
       where o.settle = '未核实' and o.status = '通过' and o.tz_end < $1 and o.date < $2
         and not exists (select from store.attendance a where a.user_id = o.user_id and a.date = o.date and a.result = '未统计')
         and not exists (select from store.attendance_month m where m.user_id = o.user_id and m.month = left(o.date::text, 7)
           and m.status = '已锁定')
       order by o.id`,
      [clock.now(), today()],
    ),
  )
  let verified = 0
  for (const { id } of waiting) {
    if (signal.aborted) break
    verified += await transaction(async (tx) => {
      const [still] = await tx.query(`select from store.overtime o where o.id = $1 and o.settle = '未核实'`, [id])
      if (!still) return 0
      await moveBySystem({ tx, writer }, 'overtime', 'verify', id)
      return 1
    })
  }
  return { verified }
}

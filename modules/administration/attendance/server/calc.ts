import { today } from '@chengban/engine/clock.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { makeOwed } from '@chengban/engine/jobs/owed.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { pullPunches } from '../../attendance-punch/server/sync.ts'
import { idle } from '../../check-on-work-fact/facts.ts'
import { recalculate } from './recalculate.ts'

/** So many people in one transaction: whoever punches meanwhile waits for no more. */
const portion = 20

/** Every day that is over and not reckoned yet: those of nights the server was off too. */
export const calculateDays: JobHandler = async (scene) => {
  const { transaction, writer, signal } = scene
  const punches = await pullPunches(scene)
  const waiting = await transaction((tx) =>
    tx.query<{ month: string; userId: string }>(
      `select distinct left(a.date::text, 7) as month, a.user_id as "userId" from store.attendance a
       where a.date < $1 and (a.result = '未统计' or a.date = $2) order by 1, 2`,
      [today(), addDays(today(), -1)],
    ),
  )
  let days = 0
  const months = [...new Set(waiting.map(({ month }) => month))]
  for (const month of months) {
    const people = waiting.filter((one) => one.month === month).map(({ userId }) => userId)
    for (let at = 0; at < people.length && !signal.aborted; at += portion) {
      const some = people.slice(at, at + portion)
      days += await transaction((tx) => recalculate({ tx, writer }, some, month))
    }
  }
  return { punches, days, ...(await makeOwed(scene, idle.owed)) }
}

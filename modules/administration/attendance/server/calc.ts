import { today } from '@chengban/engine/clock.ts'
import type { JobHandler, JobResult, JobScene } from '@chengban/engine/jobs/job.ts'
import { makeOwed } from '@chengban/engine/jobs/owed.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { pullPunches } from '../../attendance-punch/server/sync.ts'
import { idle } from '../../check-on-work-fact/facts.ts'
import type { attendanceCalc } from '../calc.job.ts'
import { makeDays } from './make-days.ts'
import { recalculate } from './recalculate.ts'

/** People per transaction: keeps the locks short, so that people who punch meanwhile hardly wait. */
const portion = 20

/** Every day that is over and not reckoned yet: those of nights the server was off too. */
export const calculateDays: JobHandler<typeof attendanceCalc> = async (scene) => {
  const { transaction, writer, signal } = scene
  const punches = await pullPunches(scene)
  const made = await makeMissed(scene)
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
  const facts: JobResult[] = []
  for (const { owed } of idle) facts.push(await makeOwed(scene, owed))
  return { punches, made, days, checkOnWorkFact: facts.reduce((sum, one) => sum + (one.checkOnWorkFact ?? 0), 0) }
}

/** Creates the missing days of people who have earlier ones: those of nights on which the server was down. */
const makeMissed = async ({ transaction, writer, signal }: JobScene): Promise<number> => {
  const people = await transaction((tx) =>
    tx.query<{ id: string; first: string }>(
      `select u.id::text, to_char(greatest(max(a.date) + 1, date_trunc('month', $1::date - interval '1 month')), 'YYYY-MM-DD') as first
       from store."user" u join store.attendance a on a.user_id = u.id and a.date < $1::date
       where u.status = '在职' and u.need_attendance group by u.id having max(a.date) < $1::date - 1 order by u.id`,
      [today()],
    ),
  )
  let made = 0
  for (const { id, first } of people)
    if (!signal.aborted) made += await transaction((tx) => makeDays({ tx, writer }, [id], first, addDays(today(), -1)))
  return made
}

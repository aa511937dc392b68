import { today } from '@chengban/engine/clock.ts'
import type { JobHandler, JobScene } from '@chengban/engine/jobs/job.ts'
import { addDays } from '@chengban/kernel/days.ts'
import type { performanceMake } from '../make.job.ts'
import { type Period, quarterOf, weekWith } from '../period.ts'
import { peopleOf, refreshPeople } from './refresh.ts'

/** So many people in one transaction. */
const portion = 20

/** The last week and the last quarter, as long as people of them have no sheet: a morning the server was off is made up for. */
export const makeSheets: JobHandler<typeof performanceMake> = async (scene) => {
  const day = today()
  const month = Number(day.slice(5, 7))
  const year = Number(day.slice(0, 4))
  const running = Math.ceil(month / 3)
  const quarter = running === 1 ? quarterOf(year - 1, 4) : quarterOf(year, running - 1)
  const week = weekWith(addDays(day, -7))
  return { weeks: await makeOf(scene, week), quarters: await makeOf(scene, quarter) }
}

const makeOf = async ({ transaction, writer, signal }: JobScene, period: Period): Promise<number> => {
  const missing = await transaction(async (tx) => {
    const people = await peopleOf({ tx, writer }, period)
    const known = await tx.query<{ id: string }>(
      `select p.user_id::text as id from store.performance p where p.type = $1 and p.year = $2 and p.quarter = $3
         and p.month is not distinct from $4 and p.week is not distinct from $5`,
      [period.type, period.year, period.quarter, period.month, period.week],
    )
    const standing = new Set(known.map(({ id }) => id))
    return people.filter((id) => !standing.has(id))
  })
  let made = 0
  for (let at = 0; at < missing.length && !signal.aborted; at += portion) {
    const some = missing.slice(at, at + portion)
    made += (await transaction((tx) => refreshPeople({ tx, writer }, period, some))).created
  }
  return made
}

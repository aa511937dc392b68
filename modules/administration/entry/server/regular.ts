import { today } from '@chengban/engine/clock.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import type { Handler, Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { followReading } from '../../entry-item/server/tick.ts'
import type { entryDaily } from '../daily.job.ts'
import { leaveOn, prolong } from './leave-on.ts'
import { takeOn } from './take-on.ts'
import { tellHolders } from './tell-holders.ts'
import { hasWage } from './wage.ts'

/**
 * Applies an approved application. A new employee gets a person and lists; 转正 takes effect on its day: at once, or in
 * the morning of that day.
 */
export const entryApproved: Handler<'entry'> = async (scene) => {
  const { row } = scene
  if (row.kind === '入职') await takeOn(scene)
  if (row.kind === '离职') await leaveOn(scene)
  if (row.kind === '延长') await prolong(scene)
  if (row.kind === '转正' && row.userId && row.regularDate && row.regularDate <= today())
    await becomeRegular(scene, { userId: row.userId, regularDate: row.regularDate })
}

interface Passed {
  readonly userId: string
  readonly regularDate: string
}

/** Makes a person regular. Takes the wage from the file only if no separate wage agreement is in force. */
const becomeRegular = async (within: Within, { userId, regularDate }: Passed): Promise<void> => {
  const files = await find(within, 'entry', { userId, kind: '入职', status: '通过' }, { isLocked: true })
  const [file] = files.filter(({ stage }) => stage === '试用中' || stage === '待转正')
  const isAgreed = await hasWage(within, userId)
  const wage = file?.regularSalary && !isAgreed ? { salary: file.regularSalary } : {}
  await change(within, 'user', { id: userId, isFormal: false }, { isFormal: true, tzRegular: regularDate, ...wage })
  if (file) await moveBySystem(within, 'entry', 'regular', file.id)
  if (isAgreed) await tellHolders(within, 'moneySalary:manage', userId, '【转正】请提交定薪')
}

/** Ticks items that were learnt elsewhere and makes people regular whose day has come. */
export const dailyEntries: JobHandler<typeof entryDaily> = async ({ transaction, writer, signal }) => {
  const learners = await transaction((tx) =>
    tx.query<{ id: string }>(
      `select distinct e.user_id::text as id from store.entry e join store.entry_item i on i.entry_id = e.id
       where i.kind = '学习' and not i.is_done and e.user_id is not null order by 1`,
    ),
  )
  for (const { id } of learners) if (!signal.aborted) await transaction((tx) => followReading(tx, writer, [id]))
  const due = await transaction((tx) =>
    tx.query<{ id: string }>(
      `select e.id::text from store.entry e join store."user" u on u.id = e.user_id
       where e.kind = '转正' and e.status = '通过' and e.regular_date <= $1 and not u.is_formal and u.status = '在职' order by e.id`,
      [today()],
    ),
  )
  let regular = 0
  for (const { id } of due) {
    if (signal.aborted) break
    regular += await transaction(async (tx) => {
      const row = await findOne({ tx, writer }, 'entry', id, { isLocked: true })
      if (row?.status !== '通过' || !row.userId || !row.regularDate) return 0
      await becomeRegular({ tx, writer }, { userId: row.userId, regularDate: row.regularDate })
      return 1
    })
  }
  return { learners: learners.length, regular }
}

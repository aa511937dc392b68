import type { Sql } from '@chengban/engine/db/sql.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { tellRecord } from '@chengban/engine/row/change-record.ts'
import type { courseCounts } from '../counts.job.ts'
import { course } from '../course.entity.ts'

// Decision 100: Counts of courses are kept, and made anew at night

const kept = [
  'learnCount',
  'finishCount',
  'likeCount',
  'collectCount',
  'commentCount',
  'fraction',
  'fractionCount',
] as const
type Counts = Readonly<Record<(typeof kept)[number], string>>

/** One course after the other: none is held for long. */
export const recount: JobHandler<typeof courseCounts> = async ({ transaction, writer, signal }) => {
  const ids = await transaction((tx) => tx.query<{ id: string }>('select id from store.course order by id'))
  let mended = 0
  for (const { id } of ids) {
    if (signal.aborted) break
    mended += await transaction(async (tx) => {
      const before = await countsOf(tx, id, 'for no key update')
      await tx.query(`select set_config('app.anew', 'on', true)`)
      await tx.query('update store.course set sort = sort where id = $1', [id])
      await tx.query(`select set_config('app.anew', '', true)`)
      const after = await countsOf(tx, id)
      if (!before || !after) return 0
      const changes = kept
        .filter((name) => before[name] !== after[name])
        .map((field) => ({ field, label: course.fields[field].label, old: before[field], new: after[field] }))
      if (changes.length === 0) return 0
      await tellRecord(tx, writer.actor.userId, course, id, { action: '计数核对', changes })
      return 1
    })
  }
  return { courses: ids.length, mended }
}

const countsOf = async (tx: Sql, id: string, lock = ''): Promise<Counts | undefined> => {
  const [row] = await tx.query<Counts>(
    `select learn_count::text as "learnCount", finish_count::text as "finishCount", like_count::text as "likeCount",
       collect_count::text as "collectCount", comment_count::text as "commentCount", fraction::text, fraction_count::text as "fractionCount"
     from store.course where id = $1 ${lock}`,
    [id],
  )
  return row
}

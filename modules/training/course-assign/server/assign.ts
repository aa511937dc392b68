import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import type { courseAssignRun } from '../run.job.ts'
import { coveredText } from './covered.ts'
import { type Newly, tellLearners } from './tell.ts'

interface Scope {
  /** One course alone. */
  readonly courseId?: string
  /** The day it is published on, while its row does not say so yet. */
  readonly publishDay?: string
  /** These people alone. */
  readonly userIds?: readonly string[]
}

interface Done extends Newly {
  readonly what: '新建' | '必修' | '改期' | '取消'
}

/**
 * Creates the course logs that assignments require, updates due dates where assignments changed, and withdraws those no
 * longer required: a course already begun continues without a due date, a finished one stays. A second run changes
 * nothing.
 */
export const assignCourses = async (
  tx: Sql,
  { courseId, publishDay, userIds }: Scope = {},
): Promise<{ given: number; moved: number; dropped: number }> => {
  const params = [courseId ?? null, userIds ?? null, publishDay ?? null, today(), clock.now().toISOString()]
  const done = await tx.query<Done>(runText, params)
  const given = done.filter(({ what }) => what === '新建' || what === '必修')
  await tellLearners(tx, given)
  const moved = done.filter(({ what }) => what === '改期').length
  return { given: given.length, moved, dropped: done.length - given.length - moved }
}

export const runAssignments: JobHandler<typeof courseAssignRun> = ({ transaction }) =>
  transaction((tx) => assignCourses(tx))

const isDone = `o.status in ('已学完', '已评分')`
const isLeft = `l.is_required and not ${isDone.replace('o.', 'l.')} and l.course_id in (select id from course)
    and ($2::uuid[] is null or l.user_id = any ($2))
    and not exists (select from covered c where c.course_id = l.course_id and c.user_id = l.user_id)`
const isUntouched = `l.status = '未学' and not l.is_like and not l.is_collect`

const runText = `with recursive ${coveredText},
  made as (
    insert into store.course_log (id, tz_create, tz_update, course_id, user_id, is_required, due_date, assigned)
    select uuidv7(), $5, $5, c.course_id, c.user_id, true, c.due, c.assigned from covered c where c.is_offered
    on conflict (course_id, user_id) do nothing
    returning id, course_id, user_id, due_date),
  changed as (
    update store.course_log l set is_required = true, due_date = c.due, assigned = c.assigned, tz_update = $5
    from covered c join store.course_log o on o.course_id = c.course_id and o.user_id = c.user_id
    where l.id = o.id and c.is_offered and case when ${isDone} then not o.is_required
      else (o.is_required, o.due_date, o.assigned) is distinct from (true, c.due, c.assigned) end
    returning l.id, l.course_id, l.user_id, l.due_date,
      case when o.is_required or ${isDone} then '改期' else '必修' end as what),
  known as (
    update store.course_log l set assigned = c.assigned from covered c
    where l.course_id = c.course_id and l.user_id = c.user_id and c.is_offered and l.is_required and ${isDone.replace('o.', 'l.')}
      and l.assigned is distinct from c.assigned),
  dropped as (delete from store.course_log l where ${isLeft} and ${isUntouched} returning l.*),
  freed as (
    update store.course_log l set is_required = false, due_date = null, assigned = '{}', tz_update = $5
    where ${isLeft} and not (${isUntouched}) returning l.*)
  select '新建' as what, m.course_id as "courseId", m.user_id as "userId", m.due_date::text as "dueDate" from made m
  union all select c.what, c.course_id, c.user_id, c.due_date::text from changed c
  union all select '取消', d.course_id, d.user_id, null from dropped d
  union all select '取消', f.course_id, f.user_id, null from freed f`

import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { create } from '@chengban/engine/write/save.ts'
import { addDays } from '@chengban/kernel/days.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { beginOf, meetingDays, reach } from '../days.ts'
import type { meetingRows } from '../meetings.job.ts'
import type { MeetingRule } from '../rule.ts'

/** Days that are worked on, about a span. */
export const workedDays = async (tx: Sql, from: string, to: string): Promise<(day: string) => boolean> => {
  const rows = await tx.query<{ day: string }>(
    `select d.day::date::text as day from generate_series($1::date - $3::integer, $2::date + $3::integer, interval '1 day') d (day)
     where app.is_work_day(d.day::date)`,
    [from, to, 2 * reach],
  )
  const worked = new Set(rows.map(({ day }) => day))
  return (day) => worked.has(day)
}

/** Whom the rule asks: people, departments with all below, roles in force; enabled now. */
const peopleOf = async (
  tx: Sql,
  { userIds = [], departmentIds = [], roleIds = [] }: MeetingRule,
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    `with recursive below as (
       select d.id from store.department d where d.id = any ($2::uuid[])
       union select d.id from store.department d join below b on d.parent_id = b.id
     )
     select u.id from store."user" u where u.is_enable and (u.id = any ($1::uuid[])
       or u.department_id in (select id from below)
       or exists (select from store.user_role r where r.user_id = u.id and r.role_id = any ($3::uuid[])
         and (r.tz_start is null or r.tz_start <= $4::date) and (r.tz_end is null or r.tz_end >= $4::date)))
     order by u.id`,
    [userIds, departmentIds, roleIds, today()],
  )
  return rows.map(({ id }) => id)
}

/**
 * Creates the future meetings that the rule requires and that do not exist yet. The caller holds the lock of the
 * meeting kind.
 */
export const owedMeetings = async (within: Within, kind: RowOf<'meetingKind'>): Promise<number> => {
  const { tx } = within
  const rule = kind.rule as MeetingRule
  if (!kind.isEnable || rule.freq === 'none') return 0
  const [from, to] = [today(), addDays(today(), rule.aheadDays)]
  const days = meetingDays(rule, from, to, await workedDays(tx, from, to)).filter(
    (day) => Date.parse(beginOf(rule, day)) > clock.now().getTime(),
  )
  const standing = new Set(
    (await find(within, 'workDay', { kind: kind.id, ruleDay: days })).map(({ ruleDay }) => ruleDay),
  )
  const missing = days.filter((day) => !standing.has(day))
  if (missing.length === 0) return 0
  const userIds = await peopleOf(tx, rule)
  for (const ruleDay of missing) {
    const id = await create(tx, within.writer, within.writer.catalog.entity('workDay'), {
      name: kind.name,
      kind: kind.id,
      date: beginOf(rule, ruleDay),
      address: rule.address,
      hostId: rule.hostId,
      userIds,
    })
    await change(within, 'workDay', id, { ruleDay })
  }
  return missing.length
}

/** Runs each meeting kind in a separate transaction, so that a kind without a host does not block the others. */
export const makeMeetings: JobHandler<typeof meetingRows> = async ({ transaction, writer, signal }) => {
  const kinds = await transaction((tx) => find({ tx, writer }, 'meetingKind', { isEnable: true }))
  const failed: unknown[] = []
  let made = 0
  for (const { id } of kinds) {
    if (signal.aborted) break
    await transaction(async (tx) => {
      const [kind] = await find({ tx, writer }, 'meetingKind', id, { isLocked: true })
      return kind ? owedMeetings({ tx, writer }, kind) : 0
    }).then(
      (count) => {
        made += count
      },
      (error: unknown) => failed.push(error),
    )
  }
  if (failed.length) throw new AggregateError(failed, '例会未能全部生成')
  return { made }
}

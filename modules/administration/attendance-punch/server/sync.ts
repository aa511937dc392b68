import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import { tryLock } from '@chengban/engine/db/locks.ts'
import { DingError } from '@chengban/engine/ding/ding-error.ts'
import type { DingPunch, DingTalk } from '@chengban/engine/ding/ding-talk.ts'
import type { JobScene } from '@chengban/engine/jobs/job.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { demandDing, dingSettingsOf } from '@chengban/modules/platform/ding/server/settings.ts'
import { asRefusal } from '@chengban/modules/platform/ding/server/trouble.ts'
import { dayOfPunch, reckoningOf } from '../../attendance/server/rule.ts'
import { attendancePunch } from '../attendance-punch.entity.ts'
import type { syncPunch } from '../sync-punch.call.ts'
import { addPunches } from './add.ts'
import { reckonAnew } from './import.ts'

type Days = readonly [first: string, last: string]
const mostDays = 31

export const syncPunches: CallHandler<typeof syncPunch> = (engine, { date1, date2 }) => {
  if (date1 > date2) throw invalid({ date2: '结束日期不能早于开始日期' })
  if (addDays(date1, mostDays) <= date2) throw invalid({ date2: `一次最多同步${mostDays}天` })
  const { writer } = engine
  return engine.write(attendancePunch, async (tx) => {
    const talk = writer.services.ding.open(await demandDing(tx, writer.services.ding))
    const within = { tx, writer }
    await demandAlone(within)
    const { punches, unknown } = await asRefusal(pulled(within, talk, [date1, date2]))
    if (punches.some(({ isLocked }) => isLocked)) throw conflict('该月考勤已锁定')
    return { ...(await keep(within, punches)), unknown }
  })
}

/** Before days are reckoned, where DingTalk is there; months that are locked stay as they are. */
export const pullPunches = ({ transaction, writer }: JobScene): Promise<number> =>
  transaction(async (tx) => {
    const settings = await dingSettingsOf(tx, writer.services.ding)
    if (!settings) return 0
    const within = { tx, writer }
    await demandAlone(within)
    const days: Days = [addDays(today(), -1), today()]
    const { punches } = await pulled(within, writer.services.ding.open(settings), days)
    const { created } = await keep(
      within,
      punches.filter(({ isLocked }) => !isLocked),
    )
    return created
  }).catch((error: unknown) => {
    // days are reckoned from what there is: the next run asks again
    if (error instanceof DingError) return 0
    throw error
  })

const demandAlone = async ({ tx }: Within): Promise<void> => {
  if (!(await tryLock(tx, 'punches'))) throw conflict('同步正在进行')
}

interface Punched {
  readonly userId: string
  readonly tzPunch: string
  readonly isOutside: boolean
  readonly month: string
  /** Whether the punch would be new in a month that is already locked. */
  readonly isLocked: boolean
}

/** Of everybody DingTalk knows; who is nobody of ours is counted. */
const pulled = async (
  within: Within,
  talk: DingTalk,
  days: Days,
): Promise<{ punches: readonly Punched[]; unknown: number }> => {
  const everybody = await talk.people(await talk.departments())
  const told = await talk.punches(
    everybody.map(({ id }) => id),
    days,
  )
  const people = await peopleOf(
    within,
    told.map(({ userId }) => userId),
  )
  const unknown = new Set(told.map(({ userId }) => userId).filter((id) => !people.has(id)))
  const rule = await reckoningOf(within.tx)
  const stands = await standing(
    within,
    [...people.values()].map(({ id }) => id),
    days,
  )
  const punches = told.flatMap(({ userId, tz, isOutside }: DingPunch) => {
    const person = people.get(userId)
    if (!person?.needAttendance || Date.parse(tz) > clock.now().getTime()) return []
    const tzPunch = new Date(Math.floor(Date.parse(tz) / 60_000) * 60_000).toISOString()
    const month = dayOfPunch(tzPunch, rule).slice(0, 7)
    const isLocked = person.locked.includes(month) && !stands.has(`${person.id} ${tzPunch}`)
    return [{ userId: person.id, tzPunch, isOutside, month, isLocked }]
  })
  return { punches, unknown: unknown.size }
}

interface Person {
  readonly id: string
  readonly ding: string
  readonly needAttendance: boolean
  readonly locked: readonly string[]
}

const peopleOf = async ({ tx }: Within, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
  const rows = await tx.query<Person>(
    `select u.id::text, u.dingtalk_id as ding, u.need_attendance as "needAttendance",
       array (select m.month from store.attendance_month m where m.user_id = u.id and m.status = '已锁定') as locked
     from store."user" u where u.dingtalk_id = any ($1) order by u.id`,
    [[...new Set(ids)]],
  )
  return new Map(rows.map((one) => [one.ding, one]))
}

const standing = async (
  { tx }: Within,
  people: readonly string[],
  [first, last]: Days,
): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ id: string; at: Date }>(
    `select p.user_id::text as id, p.tz_punch as at from store.attendance_punch p
     where p.user_id = any ($1::uuid[]) and p.tz_punch >= $2::date - 1 and p.tz_punch < $3::date + 2`,
    [people, first, last],
  )
  return new Set(rows.map(({ id, at }) => `${id} ${new Date(at).toISOString()}`))
}

const keep = async (within: Within, punches: readonly Punched[]): Promise<{ created: number; skipped: number }> => {
  const created = await addPunches(within.tx, punches, '钉钉')
  if (created > 0) await reckonAnew(within, punches)
  return { created, skipped: punches.length - created }
}

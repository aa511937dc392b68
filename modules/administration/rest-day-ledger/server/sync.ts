import type { CallHandler } from '@chengban/engine/call.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { monthOf } from '../../attendance/server/months.ts'
import { recalculate } from '../../attendance/server/recalculate.ts'
import { demandOpenMonth } from '../../attendance-month/server/open.ts'
import { grantLot, takeLotBack } from '../../overtime/server/settle.ts'
import { drawLeave, giveBack } from '../../rest-day/server/draw.ts'
import { restDayLedger } from '../rest-day-ledger.entity.ts'
import type { syncRest } from '../sync.call.ts'
import { heldBy, lockPerson } from './post.ts'

/** Person after person, each under their own lock, in one transaction. */
export const syncMonth: CallHandler<typeof syncRest> = (engine, { month: named, userId }) => {
  const month = monthOf(named)
  const { writer } = engine
  return engine.write(restDayLedger, async (tx) => {
    const within = { tx, writer }
    const people = await peopleOf(within, month, userId)
    await demandOpenMonth(tx, people, month)
    const before = await balancesOf(within, people)
    const done = { posted: 0, reversed: 0, imported: 0, days: 0 }
    for (const person of people) {
      await lockPerson(within, person)
      const lots = await syncLots(within, person, month)
      const leave = await syncLeave(within, person, month)
      done.posted += lots.posted + leave.posted
      done.reversed += lots.reversed + leave.reversed
      done.days += await recalculate(within, [person], month)
    }
    const after = await balancesOf(within, people)
    const balances = [...after].flatMap(([key, value]) => {
      const [id = '', kind = ''] = key.split(' ')
      const was = before.get(key) ?? '0.0'
      return was === value ? [] : [{ userId: id, kind, before: was, after: value }]
    })
    return { ...done, balances }
  })
}

/** Everybody who worked over, was away or has days in the month. */
const peopleOf = async ({ tx }: Within, month: string, userId: string | null | undefined): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    `select distinct p.id::text from (
       select user_id as id from store.overtime where left(date::text, 7) = $1
       union select user_id from store.rest_day where $1 between left(start_date::text, 7) and left(end_date::text, 7)
       union select user_id from store.attendance where month = $1
     ) p where $2::uuid is null or p.id = $2 order by 1`,
    [month, userId ?? null],
  )
  return rows.map(({ id }) => id)
}

const balancesOf = async ({ tx }: Within, people: readonly string[]): Promise<Map<string, string>> => {
  const rows = await tx.query<{ key: string; hours: string }>(
    `select user_id || ' ' || kind as key, sum(remain)::numeric(16,1)::text as hours from store.rest_day_ledger
     where user_id = any ($1::uuid[]) and lot_id is null group by 1`,
    [people],
  )
  return new Map(rows.map(({ key, hours }) => [key, hours]))
}

interface Synced {
  posted: number
  reversed: number
}

/** Adjusts the lot of each overtime to the hours verified as hours to take off. */
const syncLots = async (within: Within, userId: string, month: string): Promise<Synced> => {
  const done = { posted: 0, reversed: 0 }
  const rows = await find(within, 'overtime', { userId, date: daysOf(month), way: '调休' })
  for (const row of rows) {
    const wanted = row.status === '通过' && row.settle === '已转调休' ? Number(row.restHours) : 0
    const standing = await standingOf(within, row.id)
    if (standing === wanted) continue
    if (standing > 0 && !(await isTakenBack(within, row))) continue
    if (standing > 0) done.reversed++
    if (wanted === 0) continue
    await grantLot(within, row)
    done.posted++
  }
  return done
}

/** Hours that somebody has used already stay as they are. */
const isTakenBack = async (within: Within, row: RowOf<'overtime'>): Promise<boolean> => {
  try {
    await takeLotBack(within, row)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const standingOf = async ({ tx }: Within, id: string): Promise<number> => {
  const [found] = await tx.query<{ hours: string }>(
    `select coalesce(sum(l.hours), 0)::text as hours from store.rest_day_ledger l
     where l.module = 'overtime' and split_part(l.relevance_id, ':', 1) = $1`,
    [id],
  )
  return Number(found?.hours ?? 0)
}

/** Adjusts what a leave has drawn from its lots to the hours actually taken. */
const syncLeave = async (within: Within, userId: string, month: string): Promise<Synced> => {
  const done = { posted: 0, reversed: 0 }
  const { from, to } = daysOf(month)
  const rows = await find(within, 'restDay', { userId, startDate: { from, to }, kind: ['调休', '年假'] })
  for (const row of rows) {
    const wanted = row.status === '通过' && row.actualEnd ? Number(row.actualDays) * 16 : 0
    if (row.status === '变更中') continue
    const held = (await heldBy(within, { module: 'restDay', id: row.id, userId })).reduce(
      (sum, one) => sum + one.left,
      0,
    )
    if (held > wanted) done.reversed += await giveBack(within, row, wanted)
    if (held < wanted) done.posted += await drawLeave(within, row)
  }
  return done
}

const daysOf = (month: string) => ({ from: `${month}-01`, to: lastDay(`${month}-01`) })

import { clock, today } from '@chengban/engine/clock.ts'
import { tryLock } from '@chengban/engine/db/locks.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { present } from '@chengban/kernel/present.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { settingsOf } from '@chengban/modules/platform/config/server/setting.ts'
import { nearestHead } from '../../server/leader.ts'
import type { Period } from '../period.ts'
import { autoScore } from '../score.ts'
import { gather } from './gather.ts'

export interface Refreshed {
  created: number
  refreshed: number
  skipped: { userId: string; message: string }[]
}

interface Rules {
  readonly weights: Readonly<Record<string, number>>
  readonly grades: unknown
}

/** Refuses a second run of the same period while one is in progress, across all processes. */
export const demandAlone = async ({ tx }: Within, { type, startDate }: Period): Promise<void> => {
  if (!(await tryLock(tx, 'performance', `${type} ${startDate}`))) throw conflict('刷新正在进行')
}

/** As they are configured: each set of weights adds up to a hundred. */
export const rulesOf = async ({ tx }: Within, type: Period['type']): Promise<Rules> => {
  const set = await settingsOf(tx, ['performance.weights', 'performance.grades'])
  const weights: Readonly<Record<string, number>> = set['performance.weights'][type] ?? {}
  const sum = Object.values(weights).reduce((all, one) => all + Number(one), 0)
  if (Math.abs(sum - 100) > 0.001) throw invalid({ weights: '权重合计须为100' })
  return { weights, grades: set['performance.grades'] }
}

/** Creates missing sheets and refreshes unpublished ones; the same facts always produce the same scores. */
export const refreshPeople = async (within: Within, period: Period, people: readonly string[]): Promise<Refreshed> => {
  const rules = await rulesOf(within, period.type)
  const done: Refreshed = { created: 0, refreshed: 0, skipped: [] }
  for (const userId of [...people].sort()) {
    const which = { userId, type: period.type, year: period.year, quarter: period.quarter } as const
    const known = await find(
      within,
      'performance',
      { ...which, month: period.month, week: period.week },
      { isLocked: true },
    )
    const sheet = known[0] ?? (await make(within, period, userId))
    if (sheet.status !== '未开始') {
      done.skipped.push({ userId, message: '已发布，不能刷新' })
      continue
    }
    await pull(within, sheet, rules)
    if (known[0]) done.refreshed++
    else done.created++
  }
  return done
}

/** From the day the person came, to the day they went. */
const make = async (within: Within, period: Period, userId: string): Promise<RowOf<'performance'>> => {
  const person = await findOne(within, 'user', userId)
  const came = String(person?.tzProbation ?? '').slice(0, 10)
  const went = String(person?.tzDemobilize ?? '').slice(0, 10)
  const superior = person?.superiorId === userId ? null : person?.superiorId
  const id = await addRow(within, 'performance', {
    ...period,
    userId,
    startDate: [came, period.startDate].sort().at(-1) ?? period.startDate,
    endDate: went && went < period.endDate ? went : period.endDate,
    leaderId: superior ?? (await nearestHead(within.tx, userId)),
  })
  return present(await findOne(within, 'performance', id))
}

const pull = async (within: Within, sheet: RowOf<'performance'>, { weights, grades }: Rules): Promise<void> => {
  const stored = await find(within, 'performanceItem', { performanceId: sheet.id })
  for (const { kind, facts, ...counted } of await gather(within, sheet)) {
    const weight = Number(weights[kind] ?? 0).toFixed(1)
    const values = { weight, ...counted, facts, autoScore: autoScore({ weight, ...counted }) }
    const known = stored.find((one) => one.kind === kind)
    if (known) await change(within, 'performanceItem', known.id, values)
    else await addRow(within, 'performanceItem', { performanceId: sheet.id, kind, ...values })
  }
  const ruleVersion = sheet.ruleVersion ?? ({ weights, grades } as never)
  await change(within, 'performance', sheet.id, { tzRefresh: clock.now().toISOString(), ruleVersion })
}

/** Returns the people under assessment who were employed for at least one day of the period. */
export const peopleOf = async ({ tx }: Within, { startDate, endDate }: Period): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    `select u.id::text from store."user" u where u.is_examine and (u.status = '在职' or u.tz_demobilize >= $1)
       and coalesce(u.tz_probation, $1) <= least($2::date, $3::date) and coalesce(u.tz_demobilize, $2) >= $1 order by u.id`,
    [startDate, endDate, today()],
  )
  return rows.map(({ id }) => id)
}

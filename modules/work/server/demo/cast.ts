import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { personIds } from '@chengban/modules/platform/server/demo/company.ts'
import { dayAgo, workdayAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { type DemoPerson, people } from '@chengban/modules/platform/server/demo/people.ts'

/** People and working days of the demonstration company. */
export interface Cast {
  /** Id of an account. */
  who(account: string): string
  /** Everybody at work. */
  readonly staff: readonly DemoPerson[]
  readonly heads: readonly DemoPerson[]
  /** Head of the person's department; of a head, the general manager. */
  headOf(account: string): string
  /** Id of a department by its name. */
  department(name: string): string
}

export const castOf = async (tx: Sql): Promise<Cast> => {
  const ids = await personIds(tx)
  const departments = await tx.query<{ id: string; name: string }>('select id, name from store.department')
  const staff = people.filter(({ state = '在职' }) => state === '在职')
  const heads = staff.filter(({ head }) => head)
  return {
    who: (account) => known(ids.get(account), account),
    staff,
    heads,
    headOf: (account) => {
      const place = staff.find((one) => one.account === account)?.department
      const head = heads.find(({ department }) => department === place)?.account ?? 'gm'
      return head === account ? 'gm' : head
    },
    department: (name) =>
      known(
        departments.find((one) => one.name === name),
        name,
      ).id,
  }
}

const known = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`nobody and nothing is called ${name}`)
  return value
}

/** The last working days, the earliest first; today is not one of them. */
export const daysGone = (count: number): string[] => {
  const found: string[] = []
  for (let ago = 1; found.length < count; ago++) if (workdayAgo(ago) === dayAgo(ago)) found.unshift(dayAgo(ago))
  return found
}

/** The next working day by the weekday alone. */
export const dayAfter = (day: string): string => {
  const weekday = new Date(day).getUTCDay()
  return addDays(day, weekday === 5 ? 3 : weekday === 6 ? 2 : 1)
}

/** The Mondays of the last weeks, the earliest first; the running week is not one of them. */
export const weeksGone = (count: number): string[] => {
  const weekday = (new Date(today()).getUTCDay() + 6) % 7
  return Array.from({ length: count }, (_, index) => addDays(today(), -weekday - 7 * (count - index)))
}

/** An instant of a day in +08:00. */
export const at = (day: string, time: string): string => `${day}T${time}+08:00`

export const chance = chanceFrom(20261116)

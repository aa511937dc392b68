import { listIn } from '@chengban/kernel/list-in.ts'
import { isDay, type Member } from '../use-team.ts'

/** A day of a person as it is planned: `hours` out of eight; on some nothing can be put. */
export interface Cell {
  readonly date: string
  readonly hours: number
  readonly titles: readonly string[]
  /** Why nothing can be put there: 请假, 已提交产出. */
  readonly closed?: string
}

export interface Person {
  readonly userId: string
  readonly name: string
  readonly department: string | null
  /** By day; a day off has none. */
  readonly cells: ReadonlyMap<string, Cell>
}

/** Working hours of a day. */
export const whole = 8

/** Everybody's week from the days as the server tells them, people in the order of the days. */
export const peopleOf = (days: readonly string[], teams: readonly (readonly Member[])[]): readonly Person[] => {
  const people = new Map<string, Person & { readonly cells: Map<string, Cell> }>()
  for (const [at, date] of days.entries())
    for (const member of teams[at] ?? []) {
      const { userId, name, department } = member
      const person = people.get(userId) ?? { userId, name, department, cells: new Map() }
      people.set(userId, person)
      person.cells.set(date, cellOf(date, member))
    }
  return [...people.values()]
}

const cellOf = (date: string, { status, taskDay, items }: Member): Cell => {
  const hours = isDay(taskDay) ? Number(taskDay.planHours ?? 0) : 0
  const titles = listIn<{ readonly title: string }>(items).map(({ title }) => title)
  if (status === '请假') return { date, hours, titles, closed: '请假' }
  const isOpen = status === '未预估' || status === '已预估'
  return isOpen ? { date, hours, titles } : { date, hours, titles, closed: '已提交产出' }
}

/** Whether something can still be put into a day of the person, this day or later. */
export const isOpenFrom =
  (day: string) =>
  ({ cells }: Person): boolean =>
    [...cells.values()].some(({ date, closed }) => date >= day && !closed)

/** The hours still free, in halves; never below none. */
export const freeOf = ({ hours }: Cell): number => Math.max(0, Math.round((whole - hours) * 2) / 2)

import { idOf, named, type Row } from '@chengban/ui/data/row.ts'

/** An item of a week as the table shows it. */
export interface WeekItem {
  readonly id: string
  readonly title: string
  readonly hours: string
  readonly isDone: boolean
}

/** A person's week: the items of each day from Monday, and those without a day. */
export interface WeekOfPerson {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly planned: string
  readonly doneRate: string | null
  readonly days: readonly (readonly WeekItem[])[]
  readonly loose: readonly WeekItem[]
}

/** The plans of a week by person, with their items by day; an item of several days appears on each of them. */
export const weekTable = (plans: readonly Row[], items: readonly Row[]): readonly WeekOfPerson[] =>
  plans.map((plan) => {
    const own = items.filter(({ taskWeekId }) => taskWeekId === idOf(plan))
    const on = (day: number): readonly WeekItem[] => own.filter((row) => daysOf(row).includes(day)).map(itemOf)
    return {
      id: idOf(plan),
      name: named(plan.user)?.name ?? '已删除',
      status: String(plan.status),
      planned: String(plan.planHours ?? '0.0'),
      doneRate: plan.doneRate === null || plan.doneRate === undefined ? null : String(plan.doneRate),
      days: [1, 2, 3, 4, 5, 6, 7].map(on),
      loose: own.filter((row) => daysOf(row).length === 0).map(itemOf),
    }
  })

const daysOf = ({ days }: Row): readonly number[] => (Array.isArray(days) ? days.map(Number) : [])

const itemOf = (row: Row): WeekItem => ({
  id: idOf(row),
  title: String(row.title),
  hours: String(row.planHours ?? '0.0'),
  isDone: row.isDone === true,
})

import { request } from '@chengban/ui/api/request.ts'
import { readAllRows } from '@chengban/ui/data/calls.ts'
import type { NamedRow, Row } from '@chengban/ui/data/row.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { dayAfter, daysFrom, weekStart } from '@chengban/ui/dates/days.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Member } from '../use-team.ts'
import { isOpenFrom, type Person, peopleOf } from './free-hours.ts'

/** An open task that the caller assigned to somebody else. */
export interface OpenTask extends Row {
  readonly id: string
  readonly name: string
  readonly designee: string
  readonly designeeUser: NamedRow | null
  readonly projectId: string | null
  readonly predict: string | null
}

export interface Dispatch {
  readonly days: readonly string[]
  readonly people: readonly Person[] | undefined
  readonly tasks: readonly OpenTask[]
  /** Why a day of the week could not be read. */
  readonly error: Error | undefined
  readonly go: (weeks: 1 | -1) => void
  readonly isFirst: boolean
  readonly again: () => void
}

/** The week of the caller's people, and the tasks that wait to be put into it. */
export const useDispatch = (): Dispatch => {
  const present = weekStart(today())
  const [monday, setMonday] = useState<string>()
  const first = monday ?? present
  const days = daysFrom(first, 7)
  const read = useQueries({
    queries: days.map((date) => ({
      queryKey: ['taskDay', 'team', date],
      queryFn: () => request<{ nodes: readonly Member[] }>('GET', '/api/taskDay/team', { query: { date } }),
      retry: false,
      meta: { quiet: true },
    })),
  })
  const tasks = useTasks()
  const teams = read.flatMap(({ data }) => (data ? [data.nodes] : []))
  const people = teams.length === days.length ? peopleOf(days, teams) : undefined
  // chosen once: at a weekend nothing can be put into this week any more
  const begins = people && (people.length === 0 || people.some(isOpenFrom(today())) ? first : dayAfter(first, 7))
  useEffect(() => {
    if (begins) setMonday((known) => known ?? begins)
  }, [begins])
  return {
    days,
    people: monday === undefined ? undefined : people,
    tasks: tasks.data ?? [],
    error: read.find(({ data, error }) => error && !data)?.error ?? undefined,
    go: (weeks) => setMonday(dayAfter(first, 7 * weeks)),
    isFirst: first <= present,
    again: () => void Promise.all([...read, tasks].map(({ refetch }) => refetch())),
  }
}

const useTasks = () => {
  const task = useEntity('task')
  const me = useSession(({ person }) => person?.id ?? '')
  const filters = { userId: { equalTo: me }, designee: { notEqualTo: me }, status: { in: ['待开始', '进行中'] } }
  return useQuery({
    queryKey: ['list', 'task', 'dispatch', me],
    queryFn: async ({ signal }) =>
      (await readAllRows(task, { filters, sort: 'date' }, signal, 100)) as readonly OpenTask[],
    meta: { quiet: true },
  })
}

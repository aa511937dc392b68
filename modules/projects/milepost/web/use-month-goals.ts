import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { readAllRows } from '@chengban/ui/data/calls.ts'
import { named, type Row } from '@chengban/ui/data/row.ts'
import { movedMonth } from '@chengban/ui/dates/month.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Goal, openStates } from './month-goals.ts'

const columns = ['id', 'name', 'userId', 'endDate', 'status', 'goalMonth', 'goalWeight']

/** Goals of these months, and open mileposts that may become goals. */
const readGoals = async (months: readonly string[]): Promise<readonly Goal[]> => {
  const open = {
    status: { in: openStates },
    endDate: { lessThan: `${movedMonth(months.at(-1) ?? '', 1)}-01` },
  }
  const found = await Promise.all(
    [{ goalMonth: { in: months } }, open].map((filters) => readAllRows({ resource: 'milepost' }, { filters, columns })),
  )
  return [...new Map(found.flat().map((row) => [String(row.id), goalOf(row)])).values()]
}

const goalOf = (row: Row): Goal => ({ ...row, userName: named(row.user)?.name ?? '' }) as Goal

/** The goals of four months, from the one before. */
export const useMonthGoals = (first: string) => {
  const client = useQueryClient()
  const months = [0, 1, 2, 3].map((by) => movedMonth(first, by))
  const [isBusy, setBusy] = useState(false)
  const queryKey = ['list', 'milepost', 'goals', first]
  const { data, error } = useQuery({ queryKey, queryFn: () => readGoals(months), meta: { quiet: true } })
  const save = async (userId: string, month: string, goals: readonly object[]): Promise<boolean> => {
    setBusy(true)
    try {
      await request('POST', '/api/milepost/setMonthGoal', { body: { userId, month, goals } })
      await client.invalidateQueries({ queryKey: ['list', 'milepost'] })
      notifyDone(`已设${goals.length}个目标`)
      return true
    } catch (refused) {
      reportError(refused)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { months, rows: data, error, isBusy, save }
}

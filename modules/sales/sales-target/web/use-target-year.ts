import { ApiError } from '@chengban/ui/api/api-error.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { readAllRows } from '@chengban/ui/data/calls.ts'
import type { Line, LineErrors } from '@chengban/ui/kinds/lines/line.ts'
import { keptErrors } from '@chengban/ui/kinds/lines/line.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { changedCells, errorsOf, linesOf, refusedAt } from './target-year.ts'

const wanted = ['id', 'userId', 'departmentId', 'year', 'month', 'money']
const none: LineErrors = {}

/** The targets of a year as a grid: what stands, what is typed over it, and its saving in one step. */
export const useTargetYear = (year: number) => {
  const client = useQueryClient()
  const [draft, setDraft] = useState<readonly Line[]>()
  const [errors, setErrors] = useState(none)
  const [isBusy, setBusy] = useState(false)
  const filters = { year: { in: [year - 1, year] } }
  const { data, error } = useQuery({
    queryKey: ['list', 'salesTarget', 'year', year],
    queryFn: ({ signal }) => readAllRows({ resource: 'salesTarget' }, { filters, columns: wanted }, signal),
    meta: { quiet: true },
  })
  const before = useMemo(() => linesOf(data ?? [], year), [data, year])
  const lines = draft ?? before
  const changed = draft ? changedCells(before, draft) : []
  const change = (next: readonly Line[]): void => {
    setErrors(keptErrors(errors, lines, next))
    setDraft(next)
  }
  const drop = (): void => {
    setDraft(undefined)
    setErrors(none)
  }
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      await request('POST', '/api/salesTarget/setYear', { body: { year, cells: changed.map(({ cell }) => cell) } })
      await client.invalidateQueries({ queryKey: ['list', 'salesTarget'] })
      notifyDone(`已排${changed.length}个月的目标`)
      drop()
    } catch (refused) {
      const at = refused instanceof ApiError ? refusedAt(refused.fields, changed) : none
      setErrors(at)
      if (Object.keys(at).length === 0) reportError(refused)
    } finally {
      setBusy(false)
    }
  }
  const save = async (): Promise<void> => {
    const wrong = errorsOf(lines)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) await send()
  }
  return { lines, errors, error, isBusy, isRead: data !== undefined, count: changed.length, change, drop, save }
}

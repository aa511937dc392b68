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

interface Draft {
  readonly lines: readonly Line[]
  /** The saved targets when the person typed the first cell. Later changes by others are not changes of this person. */
  readonly over: readonly Line[]
}

/** The grid of a year's targets: holds the saved figures and the typed ones, and saves all changes in one request. */
export const useTargetYear = (year: number) => {
  const client = useQueryClient()
  const [draft, setDraft] = useState<Draft>()
  const [errors, setErrors] = useState(none)
  const [isBusy, setBusy] = useState(false)
  const filters = { year: { in: [year - 1, year] } }
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['list', 'salesTarget', 'year', year],
    queryFn: ({ signal }) => readAllRows({ resource: 'salesTarget' }, { filters, columns: wanted }, signal),
    meta: { quiet: true },
  })
  const before = useMemo(() => linesOf(data ?? [], year), [data, year])
  const lines = draft?.lines ?? before
  const changed = draft ? changedCells(draft.over, draft.lines) : []
  const change = (next: readonly Line[]): void => {
    setErrors(keptErrors(errors, lines, next))
    setDraft((old) => ({ lines: next, over: old?.over ?? before }))
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
      // a removed line has no cell to show its error at, so a notice shows it
      if (!Object.keys(at).some((place) => Number(place.split('.')[0]) < lines.length)) reportError(refused)
    } finally {
      setBusy(false)
    }
  }
  const save = async (): Promise<void> => {
    const wrong = errorsOf(lines)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) await send()
  }
  // while another year loads, the query still returns the rows of the previous year
  const isRead = data !== undefined && !isPlaceholderData
  return { lines, errors, error, isBusy, isRead, count: changed.length, change, drop, save }
}

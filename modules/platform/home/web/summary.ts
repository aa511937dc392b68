import { request } from '@chengban/ui/api/request.ts'
import { useLive } from '@chengban/ui/live/use-live.ts'
import type { InboxTask } from '@chengban/ui/phone/inbox-tasks.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Block } from '../blocks.ts'

export interface HomeFigure {
  readonly key: string
  readonly card: string
  readonly label: string
  readonly value: number | string | null
  readonly unit: string
  readonly compare: string | null
  readonly trend: readonly number[] | null
  readonly isBad: boolean
  readonly link: string
}

export interface Todo {
  readonly kind: string
  readonly title: string
  readonly sub: string | null
  readonly link: string
  readonly dueDate: string | null
  readonly start: string | null
  readonly isOverdue: boolean
}

export interface Happening {
  readonly date: string | null
  readonly kind: string
  readonly title: string
  readonly sub: string | null
  readonly link: string
  readonly start: string | null
  readonly finish: string | null
}

export interface HomeNotice {
  readonly id: string
  readonly kind: string
  /** Of a reminder; else its kind. */
  readonly family: string
  readonly title: string
  readonly link: string | null
  readonly isRead: boolean
  readonly tzCreate: string
}

export interface WaitingReading {
  readonly id: string
  readonly name: string
  readonly docVersion: number
  readonly dueDate: string | null
  readonly isOverdue: boolean
  readonly link: string
}

export interface HomeChart {
  readonly key: string
  readonly card: string
  readonly label: string
  readonly kind: 'bars' | 'lines'
  readonly series: readonly string[]
  readonly unit: string
  readonly points: readonly { readonly label: string; readonly values: readonly number[]; readonly link: string }[]
}

export interface HomeRoster {
  readonly key: string
  readonly card: string
  readonly label: string
  readonly module: string
  readonly urge: string | null
  readonly people: readonly { readonly id: string; readonly name: string; readonly link: string }[]
}

export interface HomeCard {
  readonly key: string
  readonly label: string
  readonly isShown: boolean
}

/** GET /api/home/summary; a part is null where it could not be read, or where its card is not shown. */
export interface Summary {
  readonly cards: readonly HomeCard[]
  readonly audits: readonly InboxTask[] | null
  readonly auditCount: number | null
  readonly todos: readonly Todo[] | null
  readonly todoCount: number | null
  readonly notices: readonly HomeNotice[] | null
  readonly documents: readonly WaitingReading[] | null
  readonly figures: readonly HomeFigure[] | null
  readonly charts: readonly HomeChart[] | null
  readonly rosters: readonly HomeRoster[] | null
  readonly calendar: readonly Happening[] | null
}

const key = ['home']
/** A burst of events is one reading. */
const restMs = 3000

/** Reads the first page, or some of its blocks, and refreshes them when records change. */
export const useSummary = (...blocks: readonly Block[]) => {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [...key, ...blocks],
    queryFn: ({ signal }) =>
      request<Summary>('GET', '/api/home/summary', {
        signal,
        ...(blocks.length > 0 ? { query: { blocks: blocks.join(',') } } : {}),
      }),
    meta: { quiet: true },
  })
  const again = (): void => void client.invalidateQueries({ queryKey: key })
  const soon = useGathered(again, restMs)
  useLive('record', soon)
  useLive('badge', soon)
  useLive('message', soon)
  useLive('poll', again)
  return { summary: query.data, error: query.error, again }
}

const useGathered = (act: () => void, rest: number): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      act()
    }, rest)
  }
}

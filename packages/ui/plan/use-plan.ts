import type { PlanOf } from '@chengban/kernel/page.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useMemo, useState } from 'react'
import { request } from '../api/request.ts'
import { useHolidays } from '../data/use-holidays.ts'
import { today } from '../dates/date-time.ts'
import { movedMonth } from '../dates/month.ts'
import { type Scale, scaleOf, stepOf, type Zoom } from '../list/gantt/scale.ts'
import { rowHeight } from '../list/gantt/use-gantt.ts'
import { type MovedBar, shiftVia } from '../list/shift-via.ts'
import { useLive } from '../live/use-live.ts'
import { useWindow } from '../table/use-window.ts'
import { depthsOf, draggedTo, familyOf, type PlanBar } from './plan-bar.ts'

interface Answer {
  readonly nodes: readonly PlanBar[]
  readonly links: readonly { readonly from: string; readonly to: string }[]
}

/** The record, and the entity of the rows in its list. */
export interface AskedPlan {
  readonly of: string
  readonly by: string
  readonly id: string
  readonly label?: string
  readonly plan: PlanOf
}

const nothing: Answer = { nodes: [], links: [] }

/** All bars of a record's plan, the stretch of time they are seen in, and how one is dragged. */
export const usePlan = (asked: AskedPlan, box: RefObject<HTMLElement | null>) => {
  const { plan } = asked
  const [zoom, setZoom] = useState<Zoom>('week')
  const [at, setAt] = useState<string>()
  const [tried, setTried] = useState<readonly MovedBar[]>([])
  const { data, error, again } = useBars(asked)
  const { nodes, links } = data ?? nothing
  const day = at ?? firstDay(nodes)
  const month = day.slice(0, 7)
  const scale = useMemo(() => scaleOf(month, zoom), [month, zoom])
  const special = useHolidays(useYears(nodes, scale))
  const shift = (bar: PlanBar, by: number, isEnd = false): void => {
    const { start, end, version } = bar
    if (by === 0 || !bar.mayShift || !start || !end) return
    const family = familyOf(nodes, bar.id)
    const to = draggedTo({ start, end }, by, isEnd, special)
    void shiftVia(plan.shift, { id: bar.id, version }, to, {
      ...{ again, was: { start, end }, isPart: (one: string) => family.has(one) },
      show: setTried,
    })
  }
  return {
    ...{ nodes, links, day, scale, zoom, special, shift, error, again },
    isRead: data !== undefined,
    depths: useMemo(() => depthsOf(nodes), [nodes]),
    sight: useWindow(box, nodes.length, rowHeight),
    tried: new Map(tried.map((bar) => [bar.id, bar])),
    look: (key: string) => setZoom(key as Zoom),
    step: (by: -1 | 1) => setAt(`${movedMonth(month, by * stepOf(zoom))}-01`),
    goToday: () => setAt(today()),
  }
}

export type PlanState = ReturnType<typeof usePlan>

const useBars = ({ of, by, id, plan: { bars, kinds } }: AskedPlan) => {
  const client = useQueryClient()
  const again = (): Promise<void> => client.invalidateQueries({ queryKey: ['list', of] })
  const own: readonly string[] = Object.values(kinds)
  useLive('record', ({ module }) => void (own.includes(module) && again()))
  useLive('poll', () => void again())
  const { data, error } = useQuery({
    queryKey: ['list', of, 'plan', id],
    queryFn: ({ signal }) => request<Answer>('GET', `/api${bars}`, { query: { [by]: id }, signal }),
    meta: { quiet: true },
  })
  return { data, error, again }
}

/** The day in sight first: today while the plan runs, else its first or last day. */
const firstDay = (nodes: readonly PlanBar[]): string => {
  const days = nodes.flatMap(({ start, end }) => [start ?? '', end ?? '']).filter(Boolean)
  const [first = '', last = ''] = [days.toSorted().at(0), days.toSorted().at(-1)]
  const present = today()
  if (first > present) return first
  return last && last < present ? last : present
}

const useYears = (nodes: readonly PlanBar[], { first, last }: Scale): readonly string[] => {
  const days = [first, last, ...nodes.flatMap(({ start, end }) => [start ?? '', end ?? ''])]
  const key = [...new Set(days.filter(Boolean).map((day) => day.slice(0, 4)))].sort().join()
  return useMemo(() => key.split(','), [key])
}

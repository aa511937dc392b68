import { type RefObject, useMemo } from 'react'
import { askedColumns } from '../../columns/default-columns.ts'
import { useHolidays } from '../../data/use-holidays.ts'
import { useTotals } from '../../data/use-rows.ts'
import { today } from '../../dates/date-time.ts'
import { movedMonth } from '../../dates/month.ts'
import { useWindow } from '../../table/use-window.ts'
import { narrowed, touching } from '../range.ts'
import type { List } from '../use-list.ts'
import { useShift } from '../use-shift.ts'
import { scaleOf, stepOf, type Zoom } from './scale.ts'
import { useOutline } from './use-outline.ts'
import { usePaged } from './use-paged.ts'

/** Pixels, at the desk and on the phone. */
export const rowHeight = 32
export const cardHeight = 76

const zooms: readonly string[] = ['day', 'week', 'month']

/** The stretch of time in sight, and of the rows that touch it those in sight. */
export const useGantt = (list: List, box: RefObject<HTMLElement | null>, height: number) => {
  const { entity, state, change, query, chosen } = list
  const declared = entity.list?.gantt ?? { from: 'tzCreate', to: 'tzCreate' }
  const { from, to, original, progress, group, order, whose, after } = declared
  const zoom = (zooms.includes(state.zoom) ? state.zoom : 'week') as Zoom
  const month = /^\d{4}-\d{2}/.test(state.at) ? state.at.slice(0, 7) : today().slice(0, 7)
  const scale = useMemo(() => scaleOf(month, zoom), [month, zoom])
  const asked = useMemo(() => {
    const together = entity.tree ? (entity.list?.order?.within ?? []) : []
    const own = [from, to, original, progress, group, order, whose, after, entity.tree?.parent, ...together].filter(
      (name) => name !== undefined,
    )
    return askedColumns(entity, [...chosen.shown, ...own])
  }, [entity, chosen.shown, from, to, original, progress, group, order, whose, after])
  const inSight = narrowed(
    { ...query, sort: [group, order ?? from].filter(Boolean).join(',') },
    touching(entity, from, to, scale.first, scale.last),
  )
  const [total] = useTotals(entity, [inSight])
  const sight = useWindow(box, total ?? 0, height)
  const paged = usePaged(entity, inSight, asked, total, sight)
  const shifting = useShift(list, from, to, declared.shift)
  const years = [...new Set([scale.first.slice(0, 4), scale.last.slice(0, 4)])]
  return {
    list,
    names: { from, to, original, progress, group, order, whose, after },
    zoom,
    month,
    scale,
    total,
    sight,
    ...paged,
    special: useHolidays(zoom === 'day' ? years : none),
    step: (by: -1 | 1) => change({ at: movedMonth(month, by * stepOf(zoom)) }),
    goTo: (at: string) => change({ at }),
    look: (key: string) => change({ zoom: key === 'week' ? '' : key }),
    ...shifting,
    ...useOutline(list, { around: paged.around, names: { after, group }, again: shifting.again }),
  }
}

export type GanttState = ReturnType<typeof useGantt>

const none: readonly string[] = []

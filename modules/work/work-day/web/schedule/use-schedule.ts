import { request } from '@chengban/ui/api/request.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { dayOf } from '@chengban/ui/dates/days.ts'
import { monthWeeks, movedMonth } from '@chengban/ui/dates/month.ts'
import { useRefNames } from '@chengban/ui/kinds/ref/options.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Dated, layerNames, onceEach, whoseOf } from './layers.ts'

export interface Day {
  readonly date: string
  readonly isWorkDay: boolean
  readonly holiday: string | null
}

/** The month of the reader and of colleagues they added, in the layers that are on. */
export const useSchedule = () => {
  const me = useSession(({ person }) => person?.id ?? '')
  const [month, setMonth] = useState(today().slice(0, 7))
  const [kinds, setKinds] = useState<readonly string[]>(layerNames)
  const [others, setOthers] = useState<readonly string[]>([])
  const days = monthWeeks(month)
  const asked = { date1: days[0], date2: days[41], userIds: [me, ...others].join(), kinds: kinds.join() }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['list', 'workDay', 'calendar', asked],
    queryFn: ({ signal }) =>
      request<{ days: readonly Day[]; nodes: readonly Dated[] }>('GET', '/api/workDay/calendar', {
        query: asked,
        signal,
      }),
    enabled: kinds.length > 0,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const nodes = kinds.length > 0 ? data?.nodes : noNodes
  const spans = useMemo(
    () => onceEach(nodes ?? noNodes).map((item) => ({ item, from: dayOf(item.start), to: dayOf(item.end) })),
    [nodes],
  )
  const whose = useWhose(nodes ?? noNodes, others)
  const known = useMemo(() => new Map((data?.days ?? []).map((day) => [day.date, day])), [data])
  return {
    month,
    weeks: [0, 7, 14, 21, 28, 35].map((at) => days[at] ?? ''),
    spans,
    known,
    whose,
    kinds,
    others,
    error,
    isRead: (data !== undefined && !isPlaceholderData) || kinds.length === 0,
    again: () => void refetch(),
    step: (by: -1 | 1) => setMonth(movedMonth(month, by)),
    toToday: () => setMonth(today().slice(0, 7)),
    turn: (kind: string) => setKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]),
    setOthers,
  }
}

/** Gives whose something is, by name; nothing where the reader sees only their own. */
const useWhose = (nodes: readonly Dated[], others: readonly string[]) => {
  const me = useSession(({ person }) => person)
  const names = new Map([...(me ? [me] : []), ...useRefNames('user', others)].map(({ id, name }) => [id, name]))
  return (item: Dated): string | undefined => (others.length > 0 ? whoseOf(nodes, item, names) : undefined)
}

const noNodes: readonly Dated[] = []

/** What the calendar tells of, by the word of the server; `calm` ones are there to be read and open nothing. */
export const layers = {
  meeting: '会议安排',
  task: '任务',
  bug: '缺陷',
  applyFor: '需求',
  milepost: '里程碑',
  wbs: 'WBS任务',
  okr: 'OKR跟进',
  rest: '请假',
  weekend: '周末任务',
} as const

export type Layer = keyof typeof layers

export const layerNames = Object.keys(layers) as readonly Layer[]

/** Something on its days, as the server tells it. */
export interface Dated {
  readonly kind: string
  readonly id: string | null
  readonly title: string | null
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  readonly userId: string | null
  readonly isDelay: boolean
  readonly route: string | null
}

/** A meeting of several people comes once for each of them: it is drawn once. */
export const onceEach = (nodes: readonly Dated[]): readonly Dated[] => {
  const seen = new Set<string>()
  return nodes.filter(({ kind, id, start, userId }) => {
    const key = id ? `${kind} ${id}` : `${start} ${userId}`
    return !seen.has(key) && seen.add(key) !== undefined
  })
}

/** `10:00 例会`; what one may not read is 忙. */
export const wordsOf = ({ allDay, start, title }: Dated): string =>
  `${allDay ? '' : `${start.slice(11, 16)} `}${title ?? '忙'}`

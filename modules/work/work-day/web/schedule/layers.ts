import { keysOf } from '@chengban/kernel/keys-of.ts'

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
  demo: '演示',
  weekend: '周末任务',
} as const

export type Layer = keyof typeof layers

export const layerNames = keysOf(layers)

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

/** Whose it is, by name: of a meeting all of those shown who take part. */
export const whoseOf = (nodes: readonly Dated[], item: Dated, names: ReadonlyMap<string, string>): string => {
  const same = item.id ? nodes.filter(({ kind, id }) => kind === item.kind && id === item.id) : [item]
  const people = new Set(same.map(({ userId }) => names.get(userId ?? '')))
  return [...people].filter(Boolean).join('、')
}

/** A meeting of several people comes once for each of them: it is drawn once. */
export const onceEach = (nodes: readonly Dated[]): readonly Dated[] => {
  const seen = new Set<string>()
  return nodes.filter(({ kind, id, start, userId }) => {
    const key = id ? `${kind} ${id}` : `${start} ${userId}`
    return !seen.has(key) && seen.add(key) !== undefined
  })
}

/** `10:00 例会`; what one may not read is 忙碌. Whose it is comes first where several people are shown. */
export const wordsOf = ({ allDay, start, title }: Dated, whose?: string): string =>
  [whose, allDay ? '' : start.slice(11, 16), title ?? '忙碌'].filter(Boolean).join(' ')

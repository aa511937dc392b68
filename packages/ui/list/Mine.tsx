import { lastDay } from '@chengban/kernel/days.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { useQueries } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { today } from '../dates/date-time.ts'
import { movedMonth } from '../dates/month.ts'
import { formatMoney } from '../figures/money.ts'
import { useSession } from '../session/person.ts'
import './mine.css'

type Declared = NonNullable<NonNullable<Entity['list']>['mine']>

/** The running month and quarter, each from its first day to its last. */
export const periodsOf = (day: string) => {
  const month = day.slice(0, 7)
  const first = movedMonth(month, -((Number(month.slice(5)) - 1) % 3))
  const until = (last: string): string => lastDay(`${last}-01`)
  return [
    { label: '本月', date1: `${month}-01`, date2: until(month) },
    { label: '本季度', date1: `${first}-01`, date2: until(movedMonth(first, 2)) },
  ]
}

/** One's own figures above one's own rows; nothing where they cannot be read. */
export default function Mine({ entity, mine }: { readonly entity: Entity; readonly mine: Declared }) {
  const me = useSession(({ person }) => person?.id)
  const periods = periodsOf(today())
  const read = useQueries({
    queries: periods.map(({ date1, date2 }) => ({
      queryKey: ['list', entity.name, 'mine', mine.call, me, date1, date2],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        request<Figures>('GET', `/api${mine.call}`, { query: { date1, date2, [mine.as]: me }, signal }),
      retry: false,
      meta: { quiet: true },
    })),
  })
  if (read.some(({ data, isError }) => isError && !data)) return null
  return (
    <section className="cb-own-figures" aria-label={`我的${entity.label}`}>
      {periods.map(({ label }, at) => (
        <Period key={label} mine={mine} label={label} data={read[at]?.data} />
      ))}
    </section>
  )
}

type Figures = Readonly<Record<string, string | null>>

interface PeriodProps {
  readonly mine: Declared
  readonly label: string
  /** undefined while they are being read. */
  readonly data: Figures | undefined
}

const Period = ({ mine, label, data }: PeriodProps) => {
  const rate = mine.rate && data?.[mine.rate]
  return (
    <dl aria-label={label} aria-busy={data === undefined}>
      <dt>{label}</dt>
      {Object.entries(mine.figures).map(([name, word]) => (
        <dd key={name}>
          {word} <b>{formatMoney(data?.[name] ?? null)}</b>
        </dd>
      ))}
      {rate && <dd>完成 {rate}%</dd>}
    </dl>
  )
}

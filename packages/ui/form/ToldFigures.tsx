import type { Entity } from '@chengban/kernel/entity.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { Telling } from '@chengban/kernel/telling.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useEffectEvent } from 'react'
import { request } from '../api/request.ts'
import { moneyParts } from '../figures/money.ts'
import { useRested } from './rested.ts'
import { alarmsIn, askedWith, figuresIn, fillsIn, sharesIn, toldOf } from './told-figures.ts'
import type { Values } from './values.ts'

interface Props {
  readonly entity: Entity
  /** All that is known of the row. */
  readonly known: Values
  readonly name: string
  /** Takes what begins with the answer. */
  readonly onFill?: ((values: Values) => void) | undefined
}

const nothing = 'null'
const restMs = 300

/** Figures that the server computes from the typed values, shown under the field they belong to. */
export default function ToldFigures({ name, ...props }: Props) {
  return props.entity.tells?.map((told) =>
    told.at === name ? <Figures key={keyOf(told)} told={told} {...props} /> : null,
  )
}

const keyOf = (told: Telling): string =>
  'call' in told ? `${told.call} ${Object.keys(told.by).join()}` : told.foretells.join()

const Figures = ({ entity, known, told, onFill }: Omit<Props, 'name'> & { readonly told: Telling }) => {
  const shown = toldOf(entity, told)
  const asked = useRested(JSON.stringify(askedWith(entity, told, known) ?? null), nothing, restMs)
  const { data } = useQuery({
    queryKey: ['list', entity.name, 'told', shown.call, asked],
    queryFn: ({ signal }) =>
      request<unknown>('GET', `/api${shown.call}`, { query: JSON.parse(asked) as Record<string, string>, signal }),
    enabled: asked !== nothing,
    retry: false,
    meta: { quiet: true },
  })
  const answer = asked !== nothing ? data : undefined
  const fill = useEffectEvent(() => {
    const fresh = Object.entries(fillsIn(told, answer)).filter(([name]) => isEmpty(known[name]))
    if (fresh.length > 0) onFill?.(Object.fromEntries(fresh))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer fills anew, not what is typed since
  useEffect(() => fill(), [answer])
  if (answer === undefined) return null
  const figures = figuresIn(shown, answer, known)
  const alarms = alarmsIn(told, answer)
  if (figures.length === 0 && alarms.length === 0) return null
  return (
    <output className="cb-field-told">
      <Shares told={told} answer={answer} />
      {figures.map(([label, value]) => (
        <Fragment key={label}>
          {label} <b>{written(value)}</b>{' '}
        </Fragment>
      ))}
      {alarms.map((words) => (
        <em key={words}>{words}</em>
      ))}
    </output>
  )
}

/** The parts of a whole as one bar; the figures behind it say what it shows. */
const Shares = ({ told, answer }: { readonly told: Telling; readonly answer: unknown }) => {
  const shares = sharesIn(told, answer)
  if (!shares) return null
  return (
    <span className={shares.isOver ? 'cb-told-bar is-over' : 'cb-told-bar'} aria-hidden="true">
      {shares.parts.map(([part, share]) => (
        <i key={part} style={{ width: `${share * 100}%` }} />
      ))}
    </span>
  )
}

/** Formats sums with separators and leaves other figures as received. */
const written = (value: string): string => {
  const parts = /\.\d{2}$/.test(value) ? moneyParts(value) : undefined
  return parts ? `${parts.sign}${parts.whole}${parts.decimals}` : value
}

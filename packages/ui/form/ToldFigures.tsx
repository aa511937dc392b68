import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { request } from '../api/request.ts'
import { moneyParts } from '../figures/money.ts'
import { useRested } from './rested.ts'
import { askedWith, figuresIn } from './told-figures.ts'
import type { Form } from './use-form.ts'

interface Props {
  readonly form: Form
  readonly name: string
}

const nothing = 'null'
const restMs = 300

/** What a call says of what is typed, under the field it is weighed by. */
export default function ToldFigures({ form: { entity, values, initial, row }, name }: Props) {
  const told = entity.tells?.find(({ at }) => at === name)
  const known = { ...initial, ...row, ...values }
  const asked = useRested(JSON.stringify((told && askedWith(told, known)) ?? null), nothing, restMs)
  const { data } = useQuery({
    queryKey: ['list', entity.name, 'told', name, asked],
    queryFn: ({ signal }) =>
      request<unknown>('GET', `/api${told?.call}`, { query: JSON.parse(asked) as Record<string, string>, signal }),
    enabled: asked !== nothing,
    retry: false,
    meta: { quiet: true },
  })
  const figures = told && asked !== nothing ? figuresIn(told, data, known) : []
  if (figures.length === 0) return null
  return (
    <output className="cb-field-told">
      {figures.map(([label, value]) => (
        <Fragment key={label}>
          {label} <b>{shown(value)}</b>
        </Fragment>
      ))}
    </output>
  )
}

/** Sums with their separators, other figures as they are told. */
const shown = (value: string): string => {
  const parts = /\.\d{2}$/.test(value) ? moneyParts(value) : undefined
  return parts ? `${parts.sign}${parts.whole}${parts.decimals}` : value
}

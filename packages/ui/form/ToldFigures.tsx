import type { Telling } from '@chengban/kernel/telling.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { request } from '../api/request.ts'
import { moneyParts } from '../figures/money.ts'
import { useRested } from './rested.ts'
import { askedWith, figuresIn, toldOf } from './told-figures.ts'
import type { Form } from './use-form.ts'

interface Props {
  readonly form: Form
  readonly name: string
}

const nothing = 'null'
const restMs = 300

/** Figures that the server computes from the typed values, shown under the field they belong to. */
export default function ToldFigures({ form, name }: Props) {
  return form.entity.tells?.map((told) =>
    told.at === name ? <Figures key={keyOf(told)} form={form} told={told} /> : null,
  )
}

const keyOf = (told: Telling): string => ('call' in told ? told.call : told.foretells.join())

const Figures = ({ form: { entity, values, initial, row }, told }: { readonly form: Form; readonly told: Telling }) => {
  const shown = toldOf(entity, told)
  const known = { ...initial, ...row, ...values }
  const asked = useRested(JSON.stringify(askedWith(entity, told, known) ?? null), nothing, restMs)
  const { data } = useQuery({
    queryKey: ['list', entity.name, 'told', shown.call, asked],
    queryFn: ({ signal }) =>
      request<unknown>('GET', `/api${shown.call}`, { query: JSON.parse(asked) as Record<string, string>, signal }),
    enabled: asked !== nothing,
    retry: false,
    meta: { quiet: true },
  })
  const figures = asked !== nothing ? figuresIn(shown, data, known) : []
  if (figures.length === 0) return null
  return (
    <output className="cb-field-told">
      {figures.map(([label, value]) => (
        <Fragment key={label}>
          {label} <b>{written(value)}</b>{' '}
        </Fragment>
      ))}
    </output>
  )
}

/** Formats sums with separators and leaves other figures as received. */
const written = (value: string): string => {
  const parts = /\.\d{2}$/.test(value) ? moneyParts(value) : undefined
  return parts ? `${parts.sign}${parts.whole}${parts.decimals}` : value
}

import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Answer } from '@chengban/kernel/statistics.ts'
import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { readRows } from '../data/calls.ts'
import { idOf, type Row } from '../data/row.ts'
import { useTotals } from '../data/use-rows.ts'
import { useEntity } from '../declarations/declarations.ts'
import { cells } from '../kinds/cells.ts'
import { Money } from '../marks/Money.tsx'
import { type Context, contextWhere } from './context.ts'

interface Props {
  readonly context: Context
  readonly row: Row
}

const most = 10

/** Rows shown beside the decision: their count, their sum and the first of them. */
export const ContextRows = ({ context, row }: Props) => {
  const where = contextWhere(context, row)
  return where ? <Rows context={context} where={where} /> : null
}

const Rows = ({ context, where }: { readonly context: Context; readonly where: Row }) => {
  const { label, of, columns, isQuiet } = context
  const entity = useEntity(of)
  const { data: rows, error } = useQuery({
    queryKey: ['list', of, 'context', where],
    queryFn: ({ signal }) => readRows(entity, { filters: where, pageNumber: 1, pageSize: most }, signal),
    retry: false,
    meta: { quiet: true },
  })
  // a reader without access to these rows gets no section at all
  if (error || (rows?.length === 0 && isQuiet)) return null
  return (
    <section aria-label={label} aria-busy={rows === undefined}>
      <h2>
        {label} <Counted entity={entity} where={where} sum={context.sum} />
      </h2>
      <ul className="cb-decision-rows">
        {rows?.map((one) => (
          <li key={idOf(one)}>
            <a href={`#/record/${of}/${idOf(one)}`}>{rowName(entity, one)}</a>
            <span>
              {columns.map((name) => (
                <Fact key={name} entity={entity} row={one} name={name} />
              ))}
            </span>
          </li>
        ))}
      </ul>
      {rows?.length === 0 && <p className="cb-decision-none">没有</p>}
    </section>
  )
}

const Fact = ({ entity, row, name }: { readonly entity: Entity; readonly row: Row; readonly name: string }) => {
  const field = fieldOf(entity.fields, name)
  const value = row[name]
  const { Cell } = cells[field.kind]
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return null
  return (
    <span>
      <small>{field.label}</small> <Cell field={field} name={name} row={row} />
    </span>
  )
}

interface CountedProps {
  readonly entity: Entity
  readonly where: Row
  readonly sum: string | undefined
}

const Counted = ({ entity, where, sum }: CountedProps) => {
  const [count] = useTotals(entity, [{ filters: where }])
  const { data } = useQuery({
    queryKey: ['list', entity.name, 'sum', where, sum],
    queryFn: ({ signal }) =>
      request<Answer>('GET', `/api/${entity.resource}/figures`, {
        query: { filters: where, measures: JSON.stringify({ sum: { sum } }) },
        signal,
      }),
    enabled: sum !== undefined && (count ?? 0) > 0,
    retry: false,
    meta: { quiet: true },
  })
  const whole = data?.sum.sum
  return (
    <small>
      {count || ''}
      {sum && typeof whole === 'string' && (
        <>
          ，{entity.fields[sum]?.label} <Money value={whole} />
        </>
      )}
    </small>
  )
}

import type { PhoneFold } from '@chengban/kernel/area.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { rowName, shownOf } from '@chengban/kernel/row-name.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { StillCell } from '../../columns/StillCell.tsx'
import { readAllRows } from '../../data/calls.ts'
import { idOf, type Row } from '../../data/row.ts'
import { useEntity } from '../../declarations/declarations.ts'
import './face.css'

const most = 200

interface Props {
  readonly fold: PhoneFold
  /** The id of the card's row. */
  readonly id: string
}

/** A closed section below a card with the rows that belong to it. Opening it loads them. */
export default function Fold({ fold, id }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="cb-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{fold.label}</summary>
      <Suspense>{isOpen && <Folded fold={fold} id={id} />}</Suspense>
    </details>
  )
}

const Folded = ({ fold, id }: Props) => {
  const entity = useEntity(fold.of)
  const { title, facts = [] } = fold
  const columns = ['id', ...new Set([title, ...facts])]
  const filters = { [fold.by]: { equalTo: id } }
  const { data, error } = useQuery({
    queryKey: ['list', fold.of, 'fold', filters, columns],
    queryFn: ({ signal }) => readAllRows(entity, { filters, columns, sort: entity.list?.sort }, signal, most),
    meta: { quiet: true },
  })
  if (error) return <p role="alert">{error.message}</p>
  if (data?.length === 0) return <p>暂无{fold.label}</p>
  return (
    <ul>
      {data?.map((row) => (
        <li key={idOf(row)}>
          <b>{called(entity, row, title)}</b>
          <span>
            {facts.map((name) => (
              <Fact key={name} field={entity.fields[name]} name={name} row={row} />
            ))}
          </span>
          {fold.fold && <Fold fold={fold.fold} id={idOf(row)} />}
        </li>
      ))}
    </ul>
  )
}

/** By its own title, or by the name of who or what it is of. */
const called = (entity: Entity, row: Row, title: string): string => {
  if (title === entity.title) return rowName(entity, row)
  return shownOf(row, title, targetOf(fieldOf(entity.fields, title)))?.name ?? '无权查看'
}

interface FactProps {
  readonly field: Field | undefined
  readonly name: string
  readonly row: Row
}

/** One value of a row with its label. The status needs no label, and an empty value shows nothing. */
const Fact = ({ field, name, row }: FactProps) => {
  const value = row[name]
  if (!field || value === null || value === undefined || value === '') return null
  return (
    <span>
      {name !== 'status' && <small>{field.label} </small>}
      <StillCell field={field} name={name} row={row} />
    </span>
  )
}

import type { Entity } from '@chengban/kernel/entity.ts'
import { cells } from '../kinds/cells.ts'
import type { Row } from '../record/row.ts'

interface Props {
  readonly entity: Entity
  readonly shows: readonly string[]
  readonly row: Row
  /** Ticked among several; undefined: there is no choice. */
  readonly isChosen: boolean | undefined
  readonly onTurn: () => void
}

/** One row as its client reads it. */
export const ClientRow = ({ entity, shows, row, isChosen, onTurn }: Props) => {
  const facts = shows.flatMap((path) => factOf(entity, row, path))
  const [title, ...rest] = facts
  return (
    <section>
      {isChosen === undefined ? (
        <h2 className="cb-client-title">{title}</h2>
      ) : (
        <label className="cb-client-title">
          <input type="checkbox" checked={isChosen} onChange={onTurn} /> {title}
        </label>
      )}
      <dl>{rest}</dl>
    </section>
  )
}

/** `report.content` is the field `content` inside the json `report`. */
const factOf = (entity: Entity, row: Row, path: string) => {
  const [name = '', inner] = path.split('.')
  const key = inner ?? name
  const values = (inner ? row[name] : row) as Row | null | undefined
  const field = entity.fields[key]
  const value = values?.[key]
  if (value === null || value === undefined || value === '' || value === false) return []
  if (!field || Array.isArray(value)) return listed(key, value)
  const { Cell } = cells[field.kind]
  const shown = <Cell field={field} name={key} row={values ?? {}} />
  if (key === entity.title || key === 'name') return [<span key={path}>{shown}</span>]
  return [
    <div key={path}>
      <dt>{field.label}</dt>
      <dd>{shown}</dd>
    </div>,
  ]
}

interface Named {
  readonly id?: string
  readonly name?: string
  readonly endTime?: string
}

const listed = (key: string, value: unknown) =>
  (Array.isArray(value) ? (value as readonly Named[]) : []).map(({ id, name, endTime }) => (
    <div key={`${key}${id ?? name}`}>
      <dt>{endTime ?? '问题'}</dt>
      <dd>{name}</dd>
    </div>
  ))

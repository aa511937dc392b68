import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Row } from '../data/row.ts'
import { cells } from '../kinds/cells.ts'
import { CopyButton } from '../marks/CopyButton.tsx'
import { RecordActs } from './RecordActs.tsx'
import { RecordStates } from './RecordStates.tsx'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly isEditing: boolean
  readonly onEdit: () => void
  readonly again: () => void
  readonly ink?: Parameters<typeof RecordActs>[0]['ink']
}

/** Title, the facts in one line, and what the person may do now. */
export const RecordHead = (props: Props) => {
  const { entity, row } = props
  return (
    <header className="cb-record-head">
      <div>
        <h1>{rowName(entity, row)}</h1>
        <Facts entity={entity} row={row} />
      </div>
      <RecordActs {...props} />
    </header>
  )
}

const Facts = ({ entity, row }: Pick<Props, 'entity' | 'row'>) => {
  const named = factNames(entity).filter((name) => row[name] !== null && row[name] !== undefined && row[name] !== '')
  return (
    <p className="cb-record-facts">
      {named
        .filter((name) => entity.fields[name]?.kind === 'number')
        .map((name) => (
          <span key={name}>
            {String(row[name])}
            <CopyButton text={String(row[name])} />
          </span>
        ))}
      <RecordStates entity={entity} row={row} />
      {named
        .filter((name) => entity.fields[name]?.kind !== 'number')
        .map((name) => (
          <Fact key={name} entity={entity} row={row} name={name} />
        ))}
    </p>
  )
}

const Fact = ({ entity, row, name }: Pick<Props, 'entity' | 'row'> & { readonly name: string }) => {
  const field = fieldOf(entity.fields, name)
  const { Cell } = cells[field.kind]
  const isLink = field.kind === 'ref' && targetOf(field) !== 'user'
  return (
    <span className={isLink ? 'is-link' : undefined}>
      {!isLink && <small>{field.label}</small>} <Cell field={field} name={name} row={row} />
    </span>
  )
}

/** The number, whom it concerns, whose it is, since when. */
const factNames = (entity: Entity): readonly string[] => {
  const names = entity.list?.columns ?? []
  const refs = names.filter((name) => entity.fields[name]?.kind === 'ref').slice(0, 2)
  const numbers = names.filter((name) => entity.fields[name]?.kind === 'number')
  const date = names.find((name) => entity.fields[name]?.kind === 'date')
  return [...numbers, ...refs, ...(date ? [date] : [])]
}

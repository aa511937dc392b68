import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import type { Lines } from '@chengban/kernel/shape.ts'
import { firstColumns } from '../columns/default-columns.ts'
import { idOf, type Row, textValue } from '../data/row.ts'
import { useEntity } from '../declarations/declarations.ts'
import { cells } from '../kinds/cells.ts'
import { Money } from '../marks/Money.tsx'
import { linesIn } from '../record/lines-in.ts'

/** The lists that belong to a record, each line a card: what it is, its sum, and the rest of what its list shows. */
export const ApprovalLines = ({ entity, row }: { readonly entity: Entity; readonly row: Row }) =>
  Object.entries(entity.lines ?? {}).map(([key, lines]) => {
    const rows = linesIn(row, key)
    return rows.length > 0 && <List key={key} lines={lines} rows={rows} />
  })

const List = ({ lines, rows }: { readonly lines: Lines; readonly rows: readonly Row[] }) => {
  const child = useEntity(lines.of)
  return (
    <section className="cb-approval-lines">
      <h3>
        {lines.label ?? child.label} <small>{rows.length}</small>
      </h3>
      <ol>
        {rows.map((line) => (
          <Line key={idOf(line)} entity={child} line={line} by={lines.by} />
        ))}
      </ol>
    </section>
  )
}

const Line = ({ entity, line, by }: { readonly entity: Entity; readonly line: Row; readonly by: string }) => {
  const names = firstColumns(entity).filter((name) => name !== by && isFilled(line[name]))
  const sum = names.find((name) => entity.fields[name]?.kind === 'money')
  const first = names.includes(entity.title) ? entity.title : names[0]
  const rest = names.filter((name) => name !== sum && name !== first)
  return (
    <li>
      <p>
        <b>{first && <Value entity={entity} line={line} name={first} />}</b>
        {sum && <Money value={textValue(line[sum])} strong />}
      </p>
      {rest.map((name) => (
        <span key={name}>
          {entity.fields[name]?.label} <Value entity={entity} line={line} name={name} />
        </span>
      ))}
    </li>
  )
}

const Value = ({ entity, line, name }: { readonly entity: Entity; readonly line: Row; readonly name: string }) => {
  const field = fieldOf(entity.fields, name)
  const { Cell } = cells[field.kind]
  return <Cell field={field} name={name} row={line} />
}

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

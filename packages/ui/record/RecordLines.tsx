import type { Entity, Lines } from '@chengban/kernel/entity.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { firstColumns } from '../list/default-columns.ts'
import { useColumns } from '../list/use-columns.tsx'
import { useEntity } from '../screen/declarations.ts'
import { DataTable } from '../table/DataTable.tsx'
import { useAsker } from './asker.ts'
import { linesIn, shownLines } from './lines-in.ts'
import { idOf, type Row } from './row.ts'

/** The lists that came with a record and stand in no tab of their own, each with its sums. */
export const RecordLines = ({ entity, row }: { readonly entity: Entity; readonly row: Row }) =>
  shownLines(entity).map(([key, lines]) => <List key={key} lines={lines} rows={linesIn(row, key)} />)

interface ListProps {
  readonly lines: Lines
  readonly rows: readonly Row[]
}

const List = ({ lines, rows }: ListProps) => {
  const child = useEntity(lines.of)
  const asker = useAsker()
  const navigate = useNavigate()
  const names = useMemo(() => firstColumns(child).filter((name) => name !== lines.by), [child, lines.by])
  const columns = useColumns(child, names, asker)
  if (rows.length === 0) return null
  const label = lines.label ?? child.label
  return (
    <section className="cb-record-section cb-record-lines">
      <h2>
        {label} <small>{rows.length}</small>
      </h2>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={idOf}
        rowName={(line) => String(line[child.title] ?? '')}
        href={(line) => `#/record/${child.name}/${idOf(line)}`}
        onOpen={(line: Row) => navigate(`/record/${child.name}/${idOf(line)}`)}
        empty={null}
      />
    </section>
  )
}

import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Lines } from '@chengban/kernel/shape.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { firstColumns } from '../columns/default-columns.ts'
import { useColumns } from '../columns/use-columns.tsx'
import { useAsker } from '../data/asker.ts'
import { idOf, type Row } from '../data/row.ts'
import { useEntity } from '../declarations/declarations.ts'
import { DataTable } from '../table/DataTable.tsx'
import { linesIn, shownLines } from './lines-in.ts'
import { useVerdicts } from './use-verdicts.tsx'

/** The lists read with a record that have no separate tab, each with its sums. */
export const RecordLines = ({ entity, row, again }: Props) =>
  shownLines(entity).map(([key, lines]) => (
    <List key={key} entity={entity} row={row} again={again} lines={lines} rows={linesIn(row, key)} />
  ))

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly again: () => void
}

interface ListProps extends Props {
  readonly lines: Lines
  readonly rows: readonly Row[]
}

const List = ({ entity, row, again, lines, rows }: ListProps) => {
  const child = useEntity(lines.of)
  const asker = useAsker()
  const navigate = useNavigate()
  const names = useMemo(() => firstColumns(child).filter((name) => name !== lines.by), [child, lines.by])
  const plain = useColumns(child, names, asker)
  const { verdicts, dialog } = useVerdicts({ entity, row, lines, child, again })
  // beside the name, which stays in sight
  const columns = useMemo(
    () => (verdicts ? plain.toSpliced(plain.findIndex(({ name }) => name) + 1, 0, verdicts) : plain),
    [plain, verdicts],
  )
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
        rowName={(line) => rowName(child, line)}
        href={(line) => `#/record/${child.name}/${idOf(line)}`}
        onOpen={(line: Row) => navigate(`/record/${child.name}/${idOf(line)}`)}
        empty={null}
      />
      {dialog}
    </section>
  )
}

import { hasTasks } from '@chengban/kernel/decided.ts'
import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import { type Field, isVeiled } from '@chengban/kernel/field.ts'
import { Suspense, useMemo } from 'react'
import { mayAsk, mayShow } from '../data/asker.ts'
import { type Row, textValue } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { CoverFor } from '../kinds/CoverFor.tsx'
import { cells } from '../kinds/cells.ts'
import { RefName } from '../kinds/ref/RefCell.tsx'
import { Money } from '../marks/Money.tsx'
import { type Column, pageSum } from '../table/columns.ts'
import { columnWidths } from './column-widths.ts'
import { nameColumn } from './default-columns.ts'
import { StatusCell } from './StatusCell.tsx'
import { shownField } from './state-shown.ts'

/**
 * Returns the table columns of the fields shown. `room` is the available width in pixels; given it, no column is much
 * wider than it needs to be.
 */
export const useColumns = (
  entity: Entity,
  names: readonly string[],
  asker: Asker,
  room?: number,
): readonly Column<Row>[] =>
  useMemo(() => {
    const title = nameColumn(entity, names)
    const widths = columnWidths(entity, names, room)
    return names.flatMap((name, place) => {
      const field = entity.fields[name]
      if (!field) return []
      const column = columnOf(entity, name, field, asker, name === title || place === 0)
      return [{ ...column, ...widths.get(name), name: name === title }]
    })
  }, [entity, names, asker, room])

/** Builds one column. `opens`: the cell represents its row, so a press opens the row instead of the reference. */
const columnOf = (entity: Entity, name: string, field: Field, asker: Asker, opens: boolean): Column<Row> => {
  const { isSortable, quiet } = cells[field.kind]
  const Cell = opens && field.kind === 'ref' ? RefName : cells[field.kind].Cell
  const { isPlain = false, names, isUnsummed = false } = field.options
  const align = isPlain || names ? undefined : cells[field.kind].align
  const isStatus = hasTasks(entity) && name === auditField(entity)
  const mayRead = mayAsk(entity, name, asker)
  return {
    key: name,
    title: shownField(entity, name)?.label ?? field.label,
    ...(align ? { align } : {}),
    ...(quiet ? { quiet } : {}),
    sortable: isSortable === true && mayRead,
    render: (row) => {
      if (isStatus) return <StatusCell entity={entity} row={row} />
      if (isVeiled(field) && mayShow(entity, name, asker)) return veiled(entity, name, row)
      return <Cell field={field} name={name} row={row} entity={entity.name} />
    },
    ...(field.kind === 'money' && mayRead && !isUnsummed
      ? {
          sum: (rows, whole) => summed(field, whole ?? pageSum(rows, (row) => textValue(row[name]))),
        }
      : {}),
  }
}

const summed = (field: Field, value: string | null) => (
  <CoverFor isOn={field.options.covered}>
    <Money value={value} strong />
  </CoverFor>
)

const VeiledCell = lazyPart(() => import('./VeiledCell.tsx'))
const veiled = (entity: Entity, name: string, row: Row) => (
  <Suspense>
    <VeiledCell entity={entity} name={name} row={row} />
  </Suspense>
)

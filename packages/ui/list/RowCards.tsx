import { idOf, type Row } from '../record/row.ts'
import { DataCards } from '../table/DataCards.tsx'
import { cardOf } from './card-of.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import type { LayoutProps } from './layouts.ts'

/** The rows of a list on the phone. */
export default function RowCards({ list, title, onCreate, onOpen }: LayoutProps) {
  const { entity, rows } = list
  return (
    <div className="cb-list-cards">
      <DataCards
        label={title}
        rows={rows}
        rowKey={idOf}
        card={(row: Row) => cardOf(entity, row)}
        onOpen={(row: Row) => onOpen(row, rows ?? [])}
        empty={<ListEmpty list={list} onCreate={onCreate} />}
      />
    </div>
  )
}

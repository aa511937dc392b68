import { Suspense } from 'react'
import { idOf, type Row } from '../record/row.ts'
import { lazyPart } from '../screen/load-part.ts'
import { DataCards } from '../table/DataCards.tsx'
import { cardOf } from './card-of.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import type { LayoutProps } from './layouts.ts'
import { useNextAct } from './use-next-act.ts'

const MoveDialog = lazyPart(() => import('../record/MoveDialog.tsx'))

/** The rows of a list on the phone; slid, a card shows the act that is next for its state. */
export default function RowCards({ list, title, onCreate, onOpen }: LayoutProps) {
  const { entity, rows } = list
  const { actOf, moving, shut } = useNextAct(entity)
  return (
    <div className="cb-list-cards">
      <DataCards
        label={title}
        rows={rows}
        rowKey={idOf}
        card={(row: Row) => cardOf(entity, row)}
        onOpen={(row: Row) => onOpen(row, rows ?? [])}
        swipe={actOf}
        empty={<ListEmpty list={list} onCreate={onCreate} />}
      />
      {moving && (
        <Suspense>
          <MoveDialog
            entity={entity}
            row={moving.row}
            move={moving.move}
            onClose={shut}
            onMoved={() => void list.refresh()}
          />
        </Suspense>
      )}
    </div>
  )
}

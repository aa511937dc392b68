import { type ReactNode, Suspense } from 'react'
import { idOf, type Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { DataCards } from '../table/DataCards.tsx'
import { ActBar } from './acts/ActBar.tsx'
import { CardActs } from './acts/CardActs.tsx'
import { usePhoneActs } from './acts/use-phone-acts.ts'
import { cardOf } from './card-of.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import type { LayoutProps } from './layouts.ts'
import { MoreRows } from './MoreRows.tsx'
import { useMoreRows } from './use-more-rows.ts'
import { useNextAct } from './use-next-act.ts'

const MoveDialog = lazyPart(() => import('../move/MoveDialog.tsx'))
const Fold = lazyPart(() => import('./face/Fold.tsx'))
const ActForm = lazyPart(() => import('./acts/ActForm.tsx'))

/** The rows of a list on the phone, with the acts declared for the page; without any, a slid card shows the next one. */
export default function RowCards({ list: page, title, onCreate, onOpen }: LayoutProps) {
  const found = useMoreRows(page)
  const { entity } = page
  const { rows } = found
  const list = { ...page, rows }
  const { actOf, moving, shut } = useNextAct(entity)
  const acts = usePhoneActs(list)
  const hasActs = list.phoneActs.length > 0
  const fold = page.face?.fold
  const foot = (row: Row): ReactNode => (
    <Suspense>
      {fold && <Fold fold={fold} id={idOf(row)} />}
      {hasActs && <CardActs list={list} row={row} acts={acts} />}
    </Suspense>
  )
  return (
    <div className="cb-list-cards">
      <DataCards
        label={title}
        rows={rows}
        rowKey={idOf}
        card={(row: Row) => cardOf(entity, row, undefined, page.face)}
        onOpen={(row: Row) => onOpen(row, rows ?? [])}
        swipe={hasActs ? undefined : actOf}
        acts={fold || hasActs ? foot : undefined}
        empty={<ListEmpty list={list} onCreate={onCreate} />}
      />
      <MoreRows found={found} total={list.total} />
      {hasActs && <ActBar list={list} acts={acts} />}
      {acts.opened && (
        <Suspense>
          <ActForm
            entity={entity}
            screen={list.screen}
            opened={acts.opened}
            onShut={acts.shut}
            onDone={() => void list.refresh()}
          />
        </Suspense>
      )}
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

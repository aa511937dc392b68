import { Suspense, useState } from 'react'
import { mayCreate } from '../../data/asker.ts'
import type { Row } from '../../data/row.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import { ListFailed } from '../../marks/ListFailed.tsx'
import { ListEmpty } from '../ListEmpty.tsx'
import type { LayoutProps } from '../layouts.ts'
import type { Branch } from './branches.ts'
import { TreeCards } from './TreeCards.tsx'
import { TreeFoot } from './TreeFoot.tsx'
import { TreeTable } from './TreeTable.tsx'
import { useTree } from './use-tree.ts'
import './tree.css'

const FormDrawer = lazyPart(() => import('../../form/FormDrawer.tsx'))
const MoveUnder = lazyPart(() => import('./MoveUnder.tsx'))

/** Rows under one another: ← → fold, dragging or m moves a row, Alt and ↑ ↓ among its siblings, + adds one below. */
export default function Tree({ list, title, isNarrow, onCreate, onOpen }: LayoutProps) {
  const { entity, asker, state } = list
  const tree = useTree(list)
  const [adding, setAdding] = useState<string>()
  const [moving, setMoving] = useState<Row>()
  const { error, rows, branches, again, parent } = tree
  if (error && !rows) return <ListFailed error={error} label={entity.label} onAgain={() => void again()} />
  const body = {
    list,
    tree,
    label: title,
    empty: <ListEmpty list={list} onCreate={onCreate} />,
    onOpen: ({ row }: Branch): void => onOpen(row, branches?.map((each) => each.row) ?? []),
    onMove: setMoving,
  }
  return (
    <div className="cb-layout cb-tree">
      {isNarrow ? (
        <TreeCards {...body} />
      ) : (
        <TreeTable {...body} onAdd={mayCreate(entity, asker) ? setAdding : undefined} />
      )}
      {!state.keyword && <TreeFoot tree={tree} />}
      <Suspense>
        {adding && (
          <FormDrawer
            entity={entity}
            screen={`${entity.name}@${adding}`}
            initial={{ [parent]: adding }}
            onClose={() => setAdding(undefined)}
            onSaved={() => {
              tree.unfold(adding)
              void again()
            }}
          />
        )}
        {moving && <MoveUnder entity={entity} row={moving} tree={tree} onClose={() => setMoving(undefined)} />}
      </Suspense>
    </div>
  )
}

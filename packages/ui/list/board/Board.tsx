import { Suspense, useState } from 'react'
import type { Row } from '../../data/row.ts'
import { useTotals } from '../../data/use-rows.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { LayoutProps } from '../layouts.ts'
import { useOrder } from '../order/use-order.ts'
import type { Opened, Board as Shared } from './board.ts'
import { type BoardColumn, conditionOn, useBoardColumns } from './board-columns.ts'
import { Column } from './Column.tsx'
import { useBoardMove } from './use-board-move.ts'
import { useColumnSums } from './use-column-sums.ts'
import './board.css'

const MoveAsked = lazyPart(() => import('./MoveAsked.tsx'))
const ParentDrawer = lazyPart(() => import('./parent/ParentDrawer.tsx'))

/** A list as cards in columns. On the phone one column at a time. */
export default function Board({ list, title, isNarrow, onOpen }: LayoutProps) {
  const by = list.entity.list?.board?.by ?? ''
  const columns = useBoardColumns(list, by)
  const [dragged, setDragged] = useState<Row>()
  const { onWay, asked, move, again, leave } = useBoardMove(list, by)
  const parent = list.entity.list?.board?.parent
  const [opened, setOpened] = useState<Opened>()
  const board: Shared = {
    list,
    by,
    columns,
    sums: useColumnSums(list, by),
    isNarrow,
    dragged,
    onWay,
    order: useOrder(list, again),
    drag: setDragged,
    move: (row, column) => void move(row, column),
    open: parent ? (row) => setOpened({ row, files: [] }) : onOpen,
    ...(parent ? { openWith: (row: Row, files: readonly File[]) => setOpened({ row, files }) } : {}),
  }
  return (
    <section className="cb-layout cb-board" aria-label={`${title}看板`}>
      {isNarrow ? (
        <OneColumn board={board} />
      ) : (
        columns.map((column) => <Column key={column.value} board={board} column={column} />)
      )}
      {opened && parent && (
        <Suspense>
          <ParentDrawer entity={list.entity} by={parent.by} opened={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <MoveAsked entity={list.entity} asked={asked} onClose={leave} onMoved={() => void again()} />
        </Suspense>
      )}
    </section>
  )
}

const OneColumn = ({ board }: { readonly board: Shared }) => {
  const { list, by, columns } = board
  const [chosen, setChosen] = useState<string>()
  const totals = useTotals(
    list.entity,
    columns.map(({ value }) => {
      const own = conditionOn(by, value)
      return { ...list.query, filters: list.query.filters ? { and: [list.query.filters, own] } : own }
    }),
  )
  const filled = columns[totals.findIndex((total) => (total ?? 0) > 0)]
  const shown: BoardColumn | undefined = columns.find(({ value }) => value === chosen) ?? filled ?? columns[0]
  return (
    <>
      <nav className="cb-board-chips" aria-label={list.entity.fields[by]?.label}>
        {columns.map((column, at) => (
          <button
            key={column.value}
            type="button"
            aria-current={column === shown ? 'true' : undefined}
            onClick={() => setChosen(column.value)}
          >
            {column.label} <small>{totals[at]}</small>
          </button>
        ))}
      </nav>
      {shown && <Column key={shown.value} board={board} column={shown} />}
    </>
  )
}

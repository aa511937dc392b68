import { type DragEvent, useState } from 'react'
import { idOf } from '../../data/row.ts'
import { ListFailed } from '../../marks/ListFailed.tsx'
import { StatusDot } from '../../marks/StatusDot.tsx'
import { BoardCard } from './BoardCard.tsx'
import type { Board } from './board.ts'
import type { BoardColumn } from './board-columns.ts'
import { leadTo } from './lead.ts'
import { ParentCard } from './parent/ParentCard.tsx'
import { useParents } from './parent/use-parents.ts'
import { useCards } from './use-cards.ts'
import type { ColumnSum } from './use-column-sums.ts'

interface Props {
  readonly board: Board
  readonly column: BoardColumn
}

/** One value of the field with its cards; lit while a card that may come here is dragged. */
export const Column = ({ board, column }: Props) => {
  const { list, by, dragged, onWay } = board
  const { rows, total, error, more, again } = useCards(board, column.value)
  const [isOver, setOver] = useState(false)
  const parent = list.entity.list?.board?.parent
  const told = useParents(list.entity, parent, rows)
  const here = rows?.filter((row) => !onWay || idOf(row) !== idOf(onWay.row)) ?? []
  const shown = onWay?.to === column.value ? [onWay.row, ...here] : here
  const isOpen = dragged !== undefined && leadTo(list.entity, by, dragged, column.value).by !== 'nothing'
  const drop = {
    // refused ones are heard too: they say why
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      event.dataTransfer.dropEffect = isOpen ? 'move' : 'none'
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      if (dragged && !rows?.includes(dragged)) board.move(dragged, column)
    },
  }
  const state = dragged ? (isOpen ? 'is-open' : 'is-shut') : ''
  return (
    <section
      className={`cb-board-column ${state} ${isOver && dragged ? 'is-over' : ''}`}
      aria-label={`${column.label}，${total ?? ''} 条`}
      data-column=""
      {...drop}
    >
      {!board.isNarrow && <ColumnHead board={board} column={column} total={total} />}
      <Sums sums={board.sums(column.value)} />
      {error && !rows ? (
        <ListFailed error={error} label={list.entity.label} onAgain={again} />
      ) : (
        <ul aria-busy={rows === undefined}>
          {shown.map((row) =>
            parent ? (
              <ParentCard key={idOf(row)} board={board} row={row} parent={parent} told={told} />
            ) : (
              <BoardCard key={idOf(row)} board={board} row={row} among={shown} />
            ),
          )}
          {rows?.length === 0 && shown.length === 0 && <li className="cb-board-none">没有{list.entity.label}</li>}
          {more && (
            <li>
              <button type="button" className="cb-quiet-button" onClick={more}>
                再看 20 条{total !== undefined && `，还有 ${(total - shown.length).toLocaleString('en-US')} 条`}
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

const ColumnHead = ({ board, column, total }: Props & { readonly total: number | undefined }) => (
  <h2>
    {board.list.entity.fields[board.by]?.kind === 'enum' && column.value ? (
      <StatusDot word={column.label} />
    ) : (
      column.label
    )}
    <small>{total?.toLocaleString('en-US')}</small>
  </h2>
)

const Sums = ({ sums }: { readonly sums: readonly ColumnSum[] }) =>
  sums.length > 0 && (
    <dl className="cb-board-sums">
      {sums.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )

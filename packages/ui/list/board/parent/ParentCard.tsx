import { fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { shownOf } from '@chengban/kernel/row-name.ts'
import { type DragEvent, useState } from 'react'
import { type Row, textValue } from '../../../data/row.ts'
import { formatDate, today } from '../../../dates/date-time.ts'
import { daysBetween } from '../../../dates/days.ts'
import { elapsed } from '../../../dates/elapsed.ts'
import { cells } from '../../../kinds/cells.ts'
import type { Board } from '../board.ts'
import { walk } from '../walk.ts'
import type { Parent, ParentFigures } from './use-parents.ts'
import './parent.css'

interface Props {
  readonly board: Board
  readonly row: Row
  readonly parent: Parent
  readonly told: ParentFigures | undefined
}

/** The card of a parent record: its figures, its progress and the people it waits for. Accepts dropped files. */
export const ParentCard = ({ board, row, parent, told }: Props) => {
  const [isOver, setOver] = useState(false)
  const field = fieldOf(board.list.entity.fields, parent.by)
  const named = shownOf(row, parent.by, targetOf(field))
  const id = String(row[parent.by])
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      event.stopPropagation()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      board.openWith?.(row, [...event.dataTransfer.files])
    },
  }
  return (
    <li className={isOver ? 'cb-board-card cb-parent-card is-over' : 'cb-board-card cb-parent-card'} {...drop}>
      <button
        type="button"
        data-card=""
        onClick={() => board.open(row, [])}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || !walk(event)) return
          event.preventDefault()
          event.stopPropagation()
        }}
      >
        <b title={named?.name}>{named?.name ?? '已删除'}</b>
        <Facts parent={parent} told={told} id={id} />
        <Parts row={row} parent={parent} />
        <span className="cb-board-foot">
          <Pace row={row} parent={parent} />
          {parent.waits && told?.waits.has(id) && (
            <span className="is-waiting">
              {parent.waits.word} {elapsed(told.waits.get(id) ?? '')}
            </span>
          )}
        </span>
      </button>
    </li>
  )
}

const Facts = ({ parent, told, id }: Pick<Props, 'parent' | 'told'> & { readonly id: string }) => {
  const row = told?.rows.get(id)
  return (
    <span className="cb-parent-facts">
      {told &&
        row &&
        parent.facts
          .filter((name) => row[name] !== null && row[name] !== undefined)
          .map((name) => {
            const field = fieldOf(told.entity.fields, name)
            const shown = field.kind === 'ref' ? shownOf(row, name, targetOf(field))?.name : undefined
            const { Cell } = cells[field.kind]
            return <span key={name}>{shown ?? <Cell field={field} name={name} row={row} />}</span>
          })}
    </span>
  )
}

const most = 12

const Parts = ({ row, parent }: Pick<Props, 'row' | 'parent'>) => {
  const [done, total] = parent.parts.map((name) => Number(row[name] ?? 0)) as [number, number]
  if (total === 0) return null
  return (
    <span className="cb-parent-parts">
      {total <= most && (
        <span aria-hidden="true">
          {Array.from({ length: total }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: squares are alike
            <i key={at} className={at < done ? 'is-done' : undefined} />
          ))}
        </span>
      )}
      {done}/{total}
    </span>
  )
}

const Pace = ({ row, parent }: Pick<Props, 'row' | 'parent'>) => {
  const [late, end] = [Number(row[parent.late] ?? 0), formatDate(textValue(row[parent.end]))]
  if (late > 0) return <span className="is-late">迟 {late} 天</span>
  if (!end) return <span>没有计划</span>
  const left = daysBetween(today(), end)
  return <span>{left < 0 ? `${end.slice(5)} 止` : left === 0 ? '今天到期' : `还剩 ${left} 天`}</span>
}

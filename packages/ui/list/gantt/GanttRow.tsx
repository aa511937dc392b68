import type { Field } from '@chengban/kernel/field.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { StillCell } from '../../columns/StillCell.tsx'
import { namesIn, type Row } from '../../data/row.ts'
import { dayOf } from '../../dates/days.ts'
import { cells } from '../../kinds/cells.ts'
import { doneShare, spanOf } from './bar.ts'
import { placeOf } from './scale.ts'
import { type GanttState, rowHeight } from './use-gantt.ts'

interface Props {
  readonly index: number
  /** undefined while it is being read. */
  readonly row: Row | undefined
  /** The row above it: its group is not said twice. */
  readonly before: Row | undefined
  readonly gantt: GanttState
  readonly onOpen: (row: Row) => void
}

/** One row: its name at the left edge, its bar where it lies. */
export const GanttRow = ({ index, row, before, gantt, onOpen }: Props) => {
  const { names, list } = gantt
  const { group, whose } = names
  const field = group ? list.entity.fields[group] : undefined
  const isNew = group !== undefined && row !== undefined && row[group] !== before?.[group]
  const { Cell } = cells[field?.kind ?? 'text']
  return (
    <div className="cb-gantt-row" style={{ top: index * rowHeight }}>
      <div className="cb-gantt-name">
        {row ? (
          <button
            type="button"
            data-row={index}
            style={indentOf(row, gantt)}
            onClick={() => onOpen(row)}
            onKeyDown={(event) => keyed(event, row, gantt)}
          >
            {rowName(list.entity, row)}
          </button>
        ) : (
          <i />
        )}
        {row && whose && (
          <small>
            <StillCell field={list.entity.fields[whose] as Field} name={whose} row={row} />
          </small>
        )}
        {isNew && field && (
          <small>
            <Cell field={field} name={group} row={row} />
          </small>
        )}
      </div>
      {row && <Bar row={row} gantt={gantt} onOpen={onOpen} />}
    </div>
  )
}

/** A tree in the order of its codes: 1.2.3 stands two steps in. */
const indentOf = (row: Row, { names: { order }, list }: GanttState) => {
  const code = list.entity.tree && order ? String(row[order] ?? '') : ''
  const depth = code ? code.split('.').length - 1 : 0
  return depth > 0 ? { paddingLeft: `calc(var(--cb-gutter) + ${depth * 14}px)` } : undefined
}

interface BarProps {
  readonly row: Row
  readonly gantt: GanttState
  readonly onOpen: (row: Row) => void
}

const Bar = ({ row, gantt, onOpen }: BarProps) => {
  const { names, scale, list } = gantt
  const [from, to] = spanOf(row, names)
  const place = placeOf(scale, from, to)
  const once = names.original ? dayOf(row[names.original]) : ''
  const mark = once && once !== to ? placeOf(scale, once, once) : undefined
  const drag = useDrag(row, gantt)
  const earlier = names.after ? namesIn(row, names.after).join('、') : ''
  const label = [
    `${rowName(list.entity, row)}，${from} 至 ${to}`,
    ...(once && once !== to ? [`原 ${once}`] : []),
    ...(earlier ? [`在${earlier}之后`] : []),
  ].join('，')
  return (
    <div className="cb-gantt-lane">
      {place && (
        <button
          type="button"
          tabIndex={-1}
          className={`cb-gantt-bar${place.isCutBefore ? ' is-before' : ''}${place.isCutAfter ? ' is-after' : ''}${gantt.mayShift(row) ? ' is-open' : ''}`}
          style={{ left: place.left + drag.moved, width: place.width }}
          title={label}
          aria-label={label}
          {...drag.handlers}
          onClick={() => drag.isClick() && onOpen(row)}
        >
          <i style={{ width: `${doneShare(row, names, scale, from, to)}%` }} />
        </button>
      )}
      {mark && <i className="cb-gantt-once" style={{ left: mark.left + scale.px / 2 }} title={`原 ${once}`} />}
    </div>
  )
}

/** Alt and ← → move the row by a day, with Shift its end alone; ↑ ↓ go to the row beside. */
const keyed = (event: KeyboardEvent<HTMLElement>, row: Row, { shift }: GanttState): void => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (event.altKey && by !== undefined) {
    event.preventDefault()
    shift(row, by, event.shiftKey)
  }
  const beside = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (event.altKey || beside === undefined) return
  const next = Number(event.currentTarget.dataset.row) + beside
  const button = event.currentTarget.closest('.cb-gantt-rows')?.querySelector<HTMLElement>(`[data-row="${next}"]`)
  if (!button) return
  event.preventDefault()
  button.focus({ preventScroll: true })
  button.closest('.cb-gantt-row')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Drags a bar along the days; let go, it is written. */
const useDrag = (row: Row, { mayShift, shift, scale }: GanttState) => {
  const begin = useRef<number>(undefined)
  const hasMoved = useRef(false)
  const [moved, setMoved] = useState(0)
  const end = (): void => {
    begin.current = undefined
    setMoved(0)
  }
  return {
    moved,
    // a click that ends a drag opens nothing
    isClick: () => !hasMoved.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        hasMoved.current = false
        if (event.button !== 0 || !mayShift(row)) return
        begin.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (begin.current === undefined) return
        const by = event.clientX - begin.current
        if (Math.abs(by) > 3) hasMoved.current = true
        setMoved(Math.round(by / scale.px) * scale.px)
      },
      onPointerUp: () => {
        if (begin.current !== undefined) shift(row, Math.round(moved / scale.px))
        end()
      },
      onPointerCancel: end,
    },
  }
}

import { fieldOf } from '@chengban/kernel/field.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { StillCell } from '../../columns/StillCell.tsx'
import { idOf, namesIn, type Row } from '../../data/row.ts'
import { dayOf } from '../../dates/days.ts'
import { cells } from '../../kinds/cells.ts'
import { doneShare, spanOf } from './bar.ts'
import { LinkGrip } from './LinkGrip.tsx'
import { placeOf } from './scale.ts'
import { keyed, useDrag } from './use-drag.ts'
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
            onKeyDown={(event) =>
              keyed(
                event,
                (by, isEnd) => gantt.shift(row, by, isEnd),
                gantt.indent && ((by) => gantt.indent?.(index, by)),
              )
            }
          >
            {rowName(list.entity, row)}
          </button>
        ) : (
          <i />
        )}
        {row && whose && (
          <small>
            <StillCell field={fieldOf(list.entity.fields, whose)} name={whose} row={row} />
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

/** Returns the indent of a tree row from the depth of its code: 1.2.3 is two levels deep. */
const indentOf = (row: Row, { names: { order }, list }: GanttState) => {
  const code = list.entity.tree && order ? String(row[order] ?? '') : ''
  const depth = code ? code.split('.').length - 1 : 0
  return depth > 0 ? { paddingLeft: `calc(var(--cb-gutter) + ${depth * 14}px)` } : undefined
}

/** A narrower bar would be grip alone, neither to be dragged nor opened. */
const leastForGrip = 24

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
  const drag = useDrag(scale, gantt.mayShift(row), (by) => gantt.shift(row, by))
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
          data-bar={idOf(row)}
          {...drag.handlers}
          onClick={() => drag.isClick() && onOpen(row)}
        >
          <i style={{ width: `${doneShare(row, names, scale, from, to)}%` }} />
          {place.width >= leastForGrip && gantt.mayPull(row) && (
            <LinkGrip label={rowName(list.entity, row)} onLink={(id) => gantt.link(row, id)} />
          )}
        </button>
      )}
      {mark && <i className="cb-gantt-once" style={{ left: mark.left + scale.px / 2 }} title={`原 ${once}`} />}
    </div>
  )
}

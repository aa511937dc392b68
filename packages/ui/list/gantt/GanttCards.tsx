import { rowName } from '@chengban/kernel/row-name.ts'
import type { CSSProperties } from 'react'
import type { Row } from '../../data/row.ts'
import { span, today } from '../../dates/date-time.ts'
import { dayOf, daysBetween } from '../../dates/days.ts'
import { cells } from '../../kinds/cells.ts'
import { customProperties } from '../../theme/custom-properties.ts'
import type { LayoutProps } from '../layouts.ts'
import { doneShare, spanOf } from './bar.ts'
import { placeOf, type Scale } from './scale.ts'
import { cardHeight, type GanttState } from './use-gantt.ts'
import './gantt-cards.css'

interface Props extends LayoutProps {
  readonly gantt: GanttState
}

/** The gantt on a phone: the period fills the width, its months are above, and each row shows its bar. */
export const GanttCards = ({ gantt, onOpen }: Props) => {
  const { sight, total = 0, rowAt, scale, known } = gantt
  const rows = Array.from({ length: Math.max(0, Math.min(total, sight.to) - sight.from) }, (_, at) => sight.from + at)
  return (
    <>
      <Axis scale={scale} />
      <ul className="cb-gantt-list" style={{ height: total * cardHeight, ...marksOf(scale) }}>
        {rows.map((index) => {
          const row = rowAt(index)
          return (
            <li key={index} style={{ top: index * cardHeight, height: cardHeight }}>
              {row && (
                <button type="button" onClick={() => onOpen(row, known)}>
                  <Card row={row} gantt={gantt} />
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

const Card = ({ row, gantt }: { readonly row: Row; readonly gantt: GanttState }) => {
  const { names, scale, list } = gantt
  const [from, to] = spanOf(row, names)
  const place = placeOf(scale, from, to)
  const once = names.original ? dayOf(row[names.original]) : ''
  const mark = once && once !== to ? placeOf(scale, once, once) : undefined
  const group = names.group && list.entity.fields[names.group]
  const { Cell } = cells[group ? group.kind : 'text']
  return (
    <>
      <b>{rowName(list.entity, row)}</b>
      <small className="cb-gantt-group">{group && <Cell field={group} name={names.group ?? ''} row={row} />}</small>
      <small>{from && span(from, to)}</small>
      <span className="cb-gantt-track">
        {place && (
          <i style={{ left: share(scale, place.left), width: share(scale, place.width) }}>
            <i style={{ width: `${doneShare(row, names, scale, from, to)}%` }} />
          </i>
        )}
        {mark && <i className="cb-gantt-once" style={{ left: share(scale, mark.left) }} />}
      </span>
    </>
  )
}

/** Months, or years over a long stretch. */
const Axis = ({ scale }: { readonly scale: Scale }) => {
  const { heads, first, last, px } = scale
  const present = today()
  return (
    <div className="cb-gantt-axis" aria-hidden="true">
      {heads.map(({ at, days, label }) => (
        <span key={at} style={{ left: share(scale, at * px), width: share(scale, days * px) }}>
          {scale.zoom === 'week' ? label.replace(/^\d+ 年 /, '') : label}
        </span>
      ))}
      {first <= present && present <= last && <b style={{ left: share(scale, daysBetween(first, present) * px) }} />}
    </div>
  )
}

/** Where months begin and where today is, for every row alike. */
const marksOf = (scale: Scale): CSSProperties => {
  const { heads, first, last, px } = scale
  const present = today()
  const lines = heads.map(
    ({ at }) => `linear-gradient(var(--cb-edge) 0 0) ${share(scale, at * px)} 0 / 1px 100% no-repeat`,
  )
  const isIn = first <= present && present <= last
  return customProperties({
    '--lines': lines.join(', '),
    ...(isIn ? { '--today': share(scale, (daysBetween(first, present) + 0.5) * px) } : {}),
  })
}

const share = ({ days, px }: Scale, pixels: number): string => `${(pixels / (days * px)) * 100}%`

import type { Entity } from '@chengban/kernel/entity.ts'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { statusWord } from '../../columns/StatusCell.tsx'
import { idOf, type Row, textValue } from '../../data/row.ts'
import { formatDate } from '../../dates/date-time.ts'
import { now } from '../../dates/now.ts'
import { cardOf } from '../card-of.tsx'
import type { Board } from './board.ts'
import { columnOf } from './lead.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { slotOf } from './slot.ts'
import { walk } from './walk.ts'

interface Props {
  readonly board: Board
  readonly row: Row
  readonly among: readonly Row[]
}

const steps = { ArrowUp: -1, ArrowDown: 1 } as const

/** Labels shown in red: a day that is past and still counts, and facts whose flag is set. */
const redFacts = ({ fields, list }: Entity, row: Row): readonly (string | undefined)[] => {
  const { due, by = '', alarms = {} } = list?.board ?? {}
  const day = due && formatDate(textValue(row[due.at]))
  const isLate = due && day && day < formatDate(now().toISOString()) && !due.over.includes(String(row[by]))
  const flagged = Object.entries(alarms).flatMap(([name, flag]) => (flag && row[flag] === true ? [name] : []))
  return [...(isLate ? [due.at] : []), ...flagged].map((name) => fields[name]?.label)
}

/** A row on the board: dragged with the mouse, moved by m, put up or down by Alt and the arrows, opened by Enter. */
export const BoardCard = ({ board, row, among }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const { entity } = board.list
  const { title, status, facts = [], foot, aside } = cardOf(entity, row, entity.list?.board?.card)
  const red = redFacts(entity, row)
  const isGone = board.onWay?.row === row
  const step = board.order.isOn ? (by: -1 | 1) => board.order.step(row, by, among) : undefined
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (event.altKey) {
      if (!step || !(event.key in steps)) return
      step(steps[event.key as keyof typeof steps])
    } else if (event.key === 'm') setOpen(true)
    else if (!walk(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const drag = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', idOf(row))
      board.drag(row)
    },
    onDragEnd: () => board.drag(undefined),
  }
  return (
    <li
      className={isGone ? 'cb-board-card is-gone' : 'cb-board-card'}
      {...(board.isNarrow ? {} : { ...drag, ...slotOf(board, row, among) })}
    >
      <button type="button" data-card="" onClick={() => board.open(row, among)} onKeyDown={onKey}>
        <b title={String(title)}>{title}</b>
        {statusWord(entity, row) !== columnOf(row, board.by) && status}
        {facts.map(({ label, value, strong }) => (
          <span
            key={label}
            className={`cb-board-fact${strong ? ' is-strong' : ''}${red.includes(label) ? ' is-late' : ''}`}
          >
            <span>{label}</span>
            <span>{value}</span>
          </span>
        ))}
        <span className="cb-board-foot">
          <span>{foot}</span>
          <span>{aside}</span>
        </span>
      </button>
      <MoveMenu
        entity={entity}
        by={board.by}
        row={row}
        columns={board.columns}
        isOpen={isOpen}
        onOpen={setOpen}
        onMove={(column) => board.move(row, column)}
        onStep={step}
      />
    </li>
  )
}

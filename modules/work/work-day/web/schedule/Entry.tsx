import { dayOf } from '@chengban/ui/dates/days.ts'
import type { CSSProperties, DragEvent, KeyboardEvent } from 'react'
import { draggedEntry } from './dragged-entry.ts'
import { type Dated, type Layer, layers, wordsOf } from './layers.ts'
import { isMovable } from './moved-entry.ts'

interface Props {
  readonly item: Dated
  /** Whose it is, where several people are shown. */
  readonly whose?: string | undefined
  readonly place?: CSSProperties
  /** Moves it by days, where it can be dragged. */
  readonly onMove?: ((item: Dated, days: number) => void) | undefined
}

const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * Something of the calendar; it leads to its record where the reader may open that. Dragging, or Alt and the arrows,
 * moves a meeting or a task.
 */
export const Entry = ({ item, whose, place, onMove }: Props) => {
  const kind = layers[item.kind as Layer] ?? ''
  const words = wordsOf(item, whose)
  const props = {
    className: `cb-schedule-entry is-${item.kind}${item.isDelay ? ' is-late' : ''}`,
    ...(place ? { style: place } : {}),
    title: [kind, words, item.isDelay && '已逾期'].filter(Boolean).join('，'),
  }
  if (!item.route) return <span {...props}>{words}</span>
  const move = onMove && isMovable(item) ? onMove : undefined
  const onKeyDown = (event: KeyboardEvent): void => {
    const days = event.altKey ? keys[event.key] : undefined
    if (days === undefined) return
    event.preventDefault()
    move?.(item, days)
  }
  const onDragStart = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move'
    draggedEntry.current = { item, grip: dayOf(item.start) }
  }
  const moving = move && {
    draggable: true,
    onDragStart,
    onDragEnd: () => {
      draggedEntry.current = undefined
    },
    onKeyDown,
  }
  return (
    <a {...props} {...moving} href={`#${item.route.replace(/^#/, '')}`}>
      {words}
    </a>
  )
}

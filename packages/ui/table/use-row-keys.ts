import { type RefObject, useEffect, useState } from 'react'
import { covered, keyOf, moved, type RowAct, rowAct } from './row-keys.ts'
import { useStable } from './use-stable.ts'

interface Options {
  readonly box: RefObject<HTMLElement | null>
  readonly ids: readonly string[]
  /** Listen on the whole page, not only while the table has the focus. */
  readonly wide: boolean
  readonly onOpen: (id: string) => void
  readonly onTick: (id: string) => void
  /** Other keys on the present row, arrows with Alt too (`Alt+ArrowUp`); true: understood. */
  readonly onKey: ((key: string, id: string) => boolean) | undefined
}

interface RowKeys {
  readonly current: string | undefined
  /** Moves the keyboard focus to a row: to the one just opened, so that the keys continue from there on return. */
  readonly stand: (id: string) => void
}

/** Moves the keyboard focus over the rows: j k ↑ ↓ Home End move, x ticks, Enter opens. */
export function useRowKeys({ box, ids, wide, onOpen, onTick, onKey }: Options): RowKeys {
  const [chosen, setChosen] = useState<string>()
  const current = chosen !== undefined && ids.includes(chosen) ? chosen : undefined
  const move = (table: HTMLElement, act: RowAct): boolean => {
    const next = ids[moved(current === undefined ? -1 : ids.indexOf(current), ids.length, act)]
    if (next === undefined) return false
    setChosen(next)
    focusRow(table, next, ids.indexOf(next))
    return true
  }
  const obey = (table: HTMLElement, act: RowAct): boolean => {
    if (act !== 'open' && act !== 'tick') return move(table, act)
    if (current === undefined) return false
    const run = act === 'open' ? onOpen : onTick
    run(current)
    return true
  }
  const handle = useStable((event: KeyboardEvent) => {
    const act = rowAct(event)
    const table = box.current
    if (table === null || event.defaultPrevented || covered(table)) return
    const key = keyOf(event)
    if (current !== undefined && key !== undefined && onKey?.(key, current)) return event.preventDefault()
    if (act === undefined) return
    if (scrollsPage(event) && !table.contains(event.target as Node)) return
    if (obey(table, act)) event.preventDefault()
  })
  useEffect(() => {
    const target: HTMLElement | Document | null = wide ? document : box.current
    const listener = (event: Event) => handle(event as KeyboardEvent)
    target?.addEventListener('keydown', listener)
    return () => target?.removeEventListener('keydown', listener)
  }, [box, wide, handle])
  return { current, stand: setChosen }
}

/** Arrows, Home, End and space mean something outside the table; letters and Enter do not. */
function scrollsPage(event: KeyboardEvent): boolean {
  return event.key === ' ' || (event.key.length > 1 && event.key !== 'Enter')
}

function focusRow(table: HTMLElement, id: string, index: number) {
  const find = () => [...table.querySelectorAll<HTMLElement>('tr[data-row]')].find((each) => each.dataset.row === id)
  const focus = (row: HTMLElement | undefined) => {
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }
  const row = find()
  if (row) return focus(row)
  // out of sight and so not drawn: brought there first
  const height = table.querySelector('tr[data-row]')?.clientHeight ?? 32
  table.scrollTop = index * height - table.clientHeight / 2
  requestAnimationFrame(() => requestAnimationFrame(() => focus(find())))
}

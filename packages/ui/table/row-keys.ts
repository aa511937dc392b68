/** What a key asks of a table. */
export type RowAct = 'next' | 'previous' | 'first' | 'last' | 'tick' | 'open'

const ACTS: Readonly<Record<string, RowAct>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  x: 'tick',
  ' ': 'tick',
  Enter: 'open',
}

/** A bare key, not one that composes text or goes into a field. */
export function isPlain(event: KeyboardEvent): boolean {
  return !(
    event.isComposing ||
    event.keyCode === 229 ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    isTyped(event)
  )
}

/** A key alone, or an arrow with Alt: `Alt+ArrowUp`. */
export function keyOf(event: KeyboardEvent): string | undefined {
  if (isPlain(event)) return event.key
  const isAlt = event.altKey && !event.ctrlKey && !event.metaKey && event.key.startsWith('Arrow')
  return isAlt && !isTyped(event) ? `Alt+${event.key}` : undefined
}

function isTyped({ target }: KeyboardEvent): boolean {
  const field = 'input:not([type="checkbox"]),textarea,select,[contenteditable="true"],[role="combobox"]'
  return target instanceof Element && target.closest(field) !== null
}

/** undefined while an input method composes, with Ctrl, Alt or Meta, in a field, on a link or button, or under a dialog. */
export function rowAct(event: KeyboardEvent): RowAct | undefined {
  if (!isPlain(event)) return undefined
  const target = event.target instanceof Element ? event.target : undefined
  const act = ACTS[event.key]
  if (act === undefined || target === undefined) return act
  if ((act === 'open' || event.key === ' ') && target.closest('a,button,input')) return undefined
  return act
}

/** Whether the page's keys belong to something lying over the table. */
export function covered(table: Element): boolean {
  const floating = document.querySelector('dialog[open],[role="dialog"],[role="menu"],[role="listbox"]')
  return floating !== null && !floating.contains(table) && (floating as HTMLElement).offsetParent !== null
}

/** The index an act leads to; -1 is "on none yet". */
export function moved(index: number, count: number, act: RowAct): number {
  if (count === 0) return -1
  if (act === 'first') return 0
  if (act === 'last') return count - 1
  if (act === 'next') return Math.min(index + 1, count - 1)
  if (act === 'previous') return Math.max(index - 1, 0)
  return index
}

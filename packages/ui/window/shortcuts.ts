import { useEffect, useEffectEvent } from 'react'

/** Whether a key belongs to an input method's composition; such keys trigger no shortcut. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229

/** Whether the keyboard input goes into a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

interface Shortcut {
  readonly isModified: boolean
  readonly key: string
  readonly act: (event: KeyboardEvent) => void
}

/** The active shortcuts, latest mounted last: a form over a page takes precedence over the page. */
const standing: Shortcut[] = []

/**
 * Calls `act` for a key (`?`, `/`, `mod+k`; mod is Ctrl or ⌘) anywhere in the window. Keys with Ctrl take precedence
 * over the focused element; bare keys do nothing while the person types or a dialog is open.
 */
export const useShortcut = (keys: string, act: (event: KeyboardEvent) => void): void => {
  const latest = useEffectEvent(act)
  useEffect(() => {
    const isModified = keys.startsWith('mod+')
    const own = { isModified, key: isModified ? keys.slice(4) : keys, act: latest }
    if (standing.length === 0) listen()
    standing.push(own)
    return () => void standing.splice(standing.indexOf(own), 1)
  }, [keys])
}

const listen = (): void => {
  // added again it is the same listener
  addEventListener('keydown', hearModified, { capture: true })
  addEventListener('keydown', hearBare)
}

const hearModified = (event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey) hear(event, true)
}

const hearBare = (event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.defaultPrevented) return
  if (isTyping(event.target) || document.querySelector('[role=dialog],dialog[open]')) return
  hear(event, false)
}

const hear = (event: KeyboardEvent, isModified: boolean): void => {
  if (isComposing(event) || event.altKey) return
  const meant = standing.findLast((each) => each.isModified === isModified && each.key === event.key.toLowerCase())
  if (!meant) return
  event.preventDefault()
  if (isModified) event.stopPropagation()
  meant.act(event)
}

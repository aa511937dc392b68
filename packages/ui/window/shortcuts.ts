import { useEffect, useEffectEvent } from 'react'

/** Whether a key belongs to an input method's composition; such keys are nobody's shortcut. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229

/** Whether what is typed goes into a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * Calls `act` for a key (`?`, `/`, `mod+k`; mod is Ctrl or ⌘) anywhere in the window. Bare keys do nothing while
 * somebody types or a dialog is open.
 */
export const useShortcut = (keys: string, act: (event: KeyboardEvent) => void): void => {
  const latest = useEffectEvent(act)
  useEffect(() => {
    const [modifier, key] = keys.startsWith('mod+') ? [true, keys.slice(4)] : [false, keys]
    const onKey = (event: KeyboardEvent): void => {
      if (isComposing(event) || event.defaultPrevented || event.key.toLowerCase() !== key) return
      if (modifier !== (event.ctrlKey || event.metaKey) || event.altKey) return
      if (!modifier && (isTyping(event.target) || document.querySelector('[role=dialog],dialog[open]'))) return
      event.preventDefault()
      latest(event)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [keys])
}

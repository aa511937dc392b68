import { useState } from 'react'

/**
 * Holds typed text that may not form a value yet; until it does, `onChange` receives a Problem. A new value from
 * outside (a draft, another person's version) replaces the typed text.
 */
export const useTyped = <T>(
  value: unknown,
  onChange: (value: unknown) => void,
  { show, read }: { readonly show: (value: unknown) => T; readonly read: (typed: T) => unknown },
): readonly [T, (typed: T) => void] => {
  const [kept, keep] = useState<{ readonly typed: T; readonly gave: unknown }>()
  const typed = kept && kept.gave === value ? kept.typed : show(value)
  const type = (next: T): void => {
    const gave = read(next)
    keep({ typed: next, gave })
    onChange(gave)
  }
  return [typed, type]
}

import { useState } from 'react'

/**
 * What is being typed for a value that it may not make yet: a Problem goes up while it makes none. Another value from
 * outside (a draft, somebody else's version) takes the place of what was typed.
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

import { useState } from 'react'
import { useSession } from '../session/person.ts'

const place = (key: string): string => `cb.${key}`

/** What was typed or watched on this device, to go on with; undefined where nothing is kept, or nothing can be. */
export const readKept = <T>(key: string): T | undefined => {
  try {
    const text = localStorage.getItem(place(key))
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** undefined forgets it. A device that keeps nothing is no reason to stop. */
export const keep = (key: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(place(key))
    else localStorage.setItem(place(key), JSON.stringify(value))
  } catch {
    // private windows keep nothing
  }
}

/**
 * State that stays on the device under the person and this key, so that a lost line, a closed tab or a way back takes
 * nothing of what was typed. `begun` gives the first value, from what is kept where something is.
 */
export const useKept = <T>(key: string, begun: (kept: T | undefined) => T) => {
  const place = `${useSession(({ person }) => person?.id ?? '')} ${key}`
  const [isRestored] = useState(() => readKept<T>(place) !== undefined)
  const [value, setValue] = useState(() => begun(readKept<T>(place)))
  const change = (next: T): void => {
    keep(place, next)
    setValue(next)
  }
  return { value, change, isRestored, place, forget: () => keep(place, undefined) }
}

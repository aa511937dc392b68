import { useState } from 'react'
import { useSession } from '../session/person.ts'

const place = (key: string): string => `cb.${key}`

/** Reads a value kept on this device; undefined when there is none or when storage is not available. */
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
 * State that this device stores under the person and the key: typed text survives a lost connection, a closed tab and
 * leaving the page. `begun` returns the first value, given the stored one if there is one.
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

import { useState } from 'react'
import { useSession } from '../session/person.ts'

/** The columns a person chose for a screen, kept on the device; undefined gives the first ones back. */
export const useChosenColumns = (screen: string, first: readonly string[], possible: readonly string[]) => {
  const personId = useSession(({ person }) => person?.id ?? '')
  const key = `chengban.columns.${personId}.${screen}`
  const [chosen, setChosen] = useState(() => read(key, possible))
  const choose = (names: readonly string[] | undefined): void => {
    if (names) localStorage.setItem(key, JSON.stringify(names))
    else localStorage.removeItem(key)
    setChosen(names)
  }
  return { shown: chosen ?? first, isChosen: chosen !== undefined, choose }
}

const read = (key: string, possible: readonly string[]): readonly string[] | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const known = Array.isArray(kept) ? kept.filter((name): name is string => possible.includes(name)) : []
    return known.length ? known : undefined
  } catch {
    return undefined
  }
}

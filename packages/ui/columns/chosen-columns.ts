import { useMemo, useState } from 'react'
import { useSession } from '../session/person.ts'

interface Columns {
  /** The storage key of the choice: the route, plus the saved view shown. */
  readonly screen: string
  readonly first: readonly string[]
  readonly possible: readonly string[]
  /** Those of the saved view, before the person chose others over it. */
  readonly saved: readonly string[] | undefined
}

/** The columns a person chose for a screen, kept on the device; choosing undefined gives the first ones back. */
export const useChosenColumns = ({ screen, first, possible, saved }: Columns) => {
  const personId = useSession(({ person }) => person?.id ?? '')
  const key = `chengban.columns.${personId}.${screen}`
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept changes with each choice alone
  const chosen = useMemo(() => read(key, possible), [key, times])
  const choose = (names: readonly string[] | undefined): void => {
    if (names) localStorage.setItem(key, JSON.stringify(names))
    else localStorage.removeItem(key)
    setTimes(times + 1)
  }
  const own = chosen ?? (saved?.length ? saved : undefined)
  return { shown: useSame(own ?? first), own, isChosen: chosen !== undefined, choose }
}

/** The same array as long as it says the same. */
const useSame = (names: readonly string[]): readonly string[] => {
  const said = names.join()
  return useMemo(() => (said ? said.split(',') : []), [said])
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

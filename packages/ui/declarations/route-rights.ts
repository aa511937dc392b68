import { has } from '@chengban/kernel/has.ts'
import { useEffect, useState } from 'react'

interface ScreenRight {
  readonly label: string
  /** Any of them opens the route. */
  readonly codes: readonly string[]
}

type Names = Readonly<Record<string, string>>

const screens = new Map<string, ScreenRight>()
let loadNames: () => Promise<Names> = async () => ({})

/** Tells the shell what the areas declare: route → label and codes, and how the names of codes come. Called once. */
export const setRouteRights = (
  declared: Readonly<Record<string, { readonly label: string; readonly codes?: readonly string[] }>>,
  names: () => Promise<Names>,
): void => {
  for (const [route, { label, codes = [] }] of Object.entries(declared)) screens.set(route, { label, codes })
  loadNames = names
}

/** What somebody lacks for a path: the screen's label and the first code that would open it; null when it is open. */
export const lackFor = (
  path: string,
  operations: readonly string[],
): { readonly screen: string; readonly code: string } | null => {
  const right = rightFor(path)
  const code = right?.codes[0]
  if (!right || code === undefined || right.codes.some((each) => has(operations, each))) return null
  return { screen: right.label, code }
}

/** What people call a code; the code itself until that has come, and where nobody has named it. */
export const useRightName = (code: string): string => {
  const [names, setNames] = useState<Names>({})
  useEffect(() => {
    loadNames().then(setNames, () => undefined)
  }, [])
  return names[code] ?? code
}

/** The label a screen is declared with. */
export const screenLabel = (path: string): string | undefined => screens.get(path)?.label

// a record under a list is opened by the list's codes
const rightFor = (path: string): ScreenRight | undefined =>
  path === '' ? undefined : (screens.get(path) ?? rightFor(path.slice(0, path.lastIndexOf('/'))))

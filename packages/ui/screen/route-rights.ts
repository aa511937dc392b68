import { has } from '@chengban/kernel/has.ts'

interface ScreenRight {
  readonly label: string
  /** Any of them opens the route. */
  readonly codes: readonly string[]
}

const screens = new Map<string, ScreenRight>()
const operationLabels = new Map<string, string>()

/** Tells the shell what the areas declare: route → label and codes, code → its name. Called once by the application. */
export const setRouteRights = (
  declared: Readonly<Record<string, { readonly label: string; readonly codes?: readonly string[] }>>,
  operations: Readonly<Record<string, string>>,
): void => {
  for (const [route, { label, codes = [] }] of Object.entries(declared)) screens.set(route, { label, codes })
  for (const [code, label] of Object.entries(operations)) operationLabels.set(code, label)
}

/** What somebody lacks for a path: the screen's label and the first code that would open it; null when it is open. */
export const lackFor = (
  path: string,
  operations: readonly string[],
): { readonly screen: string; readonly code: string; readonly right: string } | null => {
  const right = rightFor(path)
  const code = right?.codes[0]
  if (!right || code === undefined || right.codes.some((each) => has(operations, each))) return null
  return { screen: right.label, code, right: operationLabels.get(code) ?? code }
}

/** The label a screen is declared with. */
export const screenLabel = (path: string): string | undefined => screens.get(path)?.label

// a record under a list is opened by the list's codes
const rightFor = (path: string): ScreenRight | undefined =>
  path === '' ? undefined : (screens.get(path) ?? rightFor(path.slice(0, path.lastIndexOf('/'))))

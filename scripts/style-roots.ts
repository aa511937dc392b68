import { globSync, readFileSync } from 'node:fs'

/** One selector of a style sheet. */
interface Selector {
  readonly sheet: string
  readonly text: string
  /** Its classes but for words of state (`is-late`), in order. */
  readonly classes: readonly string[]
}

const sheets = (root: URL): string[] =>
  globSync('{packages,modules,apps}/**/*.css', { cwd: root, exclude: (path) => /node_modules|dist$/.test(path) }).sort()

/** Returns all selectors of the application's style sheets. */
export const selectorsIn = (root: URL): Selector[] =>
  sheets(root).flatMap((sheet) => selectorsOf(sheet, readFileSync(new URL(sheet, root), 'utf8')))

export const selectorsOf = (sheet: string, css: string): Selector[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, head = '']) =>
    head.trim().startsWith('@') ? [] : apart(head.trim()).map((text) => ({ sheet, text, classes: classesOf(text) })),
  )

/** By commas, but not by those within brackets. */
const apart = (head: string): string[] => head.split(/,(?![^()]*\))/).map((one) => one.trim())
const classesOf = (text: string): string[] =>
  [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name).filter((name) => !name.startsWith('is-'))

/** Whether the selector styles one class everywhere: it names no other class. */
const isPlain = ({ classes }: Selector): boolean => new Set(classes).size === 1

/** Classes that several sheets speak of alone, and selectors of classes that are all another sheet's. */
export const rootFaults = (selectors: readonly Selector[]): string[] => {
  const owners = new Map<string, Set<string>>()
  for (const one of selectors.filter(isPlain)) {
    const [name = ''] = one.classes
    owners.set(name, (owners.get(name) ?? new Set()).add(one.sheet))
  }
  const double = [...owners].flatMap(([name, of]) => (of.size > 1 ? [`.${name}: ${[...of].join(', ')}`] : []))
  const speakers = new Map<string, Set<string>>()
  for (const { classes, sheet } of selectors)
    for (const name of classes) speakers.set(name, (speakers.get(name) ?? new Set()).add(sheet))
  const isOwn = (sheet: string, name: string): boolean => (owners.get(name) ?? speakers.get(name))?.has(sheet) === true
  const strange = selectors
    .filter(({ sheet, classes }) => classes.length > 0 && !classes.some((name) => isOwn(sheet, name)))
    .map(({ sheet, text }) => `${sheet}: ${text}`)
  return [...double, ...strange]
}

import { glob, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import process from 'node:process'
import { root } from './places.ts'

const FOLDERS: Record<string, string> = {
  '@chengban/kernel': 'packages/kernel',
  '@chengban/engine': 'packages/engine',
  '@chengban/ui': 'packages/ui',
  '@chengban/modules': 'modules',
}

// imports and re-exports that are there at run time; those of types alone are erased and may go round
const IMPORT =
  /^(?:import\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?|export\s+(?:\{[^}]*\}|\*(?:\s+as\s+\w+)?)\s+from\s+)'([^']+)'/gm

/** Files that import each other in a circle, each circle by its path. */
export const findCycles = (imports: ReadonlyMap<string, readonly string[]>): string[][] => {
  const cycles: string[][] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (file: string, path: string[]): void => {
    if (state.get(file) === 'open') cycles.push([...path.slice(path.indexOf(file)), file])
    if (state.has(file)) return
    state.set(file, 'open')
    for (const next of imports.get(file) ?? []) visit(next, [...path, file])
    state.set(file, 'done')
  }
  for (const file of imports.keys()) visit(file, [])
  return cycles
}

/** The files of the project that a source text imports, by their path from the root. */
export const importsOf = (file: string, source: string): string[] => placesOf(file, source.matchAll(IMPORT))

/** Those it imports once they are wanted. */
export const dynamicImportsOf = (file: string, source: string): string[] =>
  placesOf(file, source.matchAll(/\bimport\('([^']+)'\)/g))

const placesOf = (file: string, found: Iterable<RegExpMatchArray>): string[] =>
  [...found].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return [normalize(join(dirname(file), name))]
    const folder = FOLDERS[name.split('/').slice(0, 2).join('/')]
    return folder ? [join(folder, ...name.split('/').slice(2))] : []
  })

const read = async (): Promise<Map<string, string[]>> => {
  const imports = new Map<string, string[]>()
  for await (const file of glob(['packages/**/*.{ts,tsx}', 'modules/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })) {
    imports.set(file, importsOf(file, await readFile(join(root, file), 'utf8')))
  }
  return imports
}

if (import.meta.main) {
  const cycles = findCycles(await read())
  for (const cycle of cycles) console.error(`循环引用 / import cycle: ${cycle.join(' → ')}`)
  process.exitCode = cycles.length > 0 ? 1 : 0
}

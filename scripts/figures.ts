import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { areas } from '../apps/server/compose.ts'
import { root } from './places.ts'

/** What the tree holds, counted: `node scripts/figures.ts` prints the figures that ARCHITECTURE.md tells. */
export interface Figures {
  readonly entities: number
  readonly areas: number
  /** Lines of all declarations of entities. */
  readonly declared: number
  /** State machines, figures and rules beside them that are declared too. */
  readonly machines: number
  /** The areas, that name them. */
  readonly named: number
  /** Lines of handlers, calls, jobs, demonstrations and special screens beside them. */
  readonly beside: number
  readonly kernel: number
  readonly engine: number
  readonly ui: number
  readonly apps: number
  readonly files: number
  readonly median: number
  readonly longest: number
}

interface Source {
  readonly path: string
  readonly lines: number
}

export const figures = (): Figures => {
  const sources = tracked()
  const linesOf = (test: (path: string) => boolean): number =>
    sources.filter(({ path }) => test(path)).reduce((sum, { lines }) => sum + lines, 0)
  const isDeclared = (path: string): boolean =>
    /^modules\/[^/]+\/[^/]+\/[^/]+\.ts$/.test(path) && declaration.test(path)
  const isEntity = (path: string): boolean => isDeclared(path) && path.endsWith('.entity.ts')
  const isArea = (path: string): boolean => /^modules\/[^/]+\/area\.ts$/.test(path)
  return {
    entities: areas.flatMap(({ entities }) => entities).length,
    areas: areas.length,
    declared: linesOf(isEntity),
    machines: linesOf((path) => isDeclared(path) && !isEntity(path)),
    named: linesOf(isArea),
    beside: linesOf((path) => path.startsWith('modules/') && !isDeclared(path) && !isArea(path)),
    kernel: linesOf((path) => path.startsWith('packages/kernel/')),
    engine: linesOf((path) => path.startsWith('packages/engine/')),
    ui: linesOf((path) => path.startsWith('packages/ui/')),
    apps: linesOf((path) => path.startsWith('apps/')),
    files: sources.length,
    median: sources.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor(sources.length / 2)] ?? 0,
    longest: Math.max(...sources.map(({ lines }) => lines)),
  }
}

/** `contract.entity.ts`, `contract.stage.ts`: a declaration, or a state machine beside one. */
const declaration = /\/[a-z-]+\.(?!call\.|job\.|notice\.)[a-z-]+\.ts$/

/** Lists the source files, without tests and generated ones. */
const tracked = (): readonly Source[] =>
  execFileSync('git', ['ls-files', 'packages', 'modules', 'apps', 'scripts'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|spec)\.tsx?$|\.gen\.ts$|\/testing\//.test(path))
    .map((path) => ({ path, lines: readFileSync(`${root}/${path}`, 'utf8').split('\n').length - 1 }))

if (import.meta.main) process.stdout.write(`${JSON.stringify(figures(), null, 2)}\n`)

import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Area } from '@chengban/kernel/area.ts'
import type { Call } from '@chengban/kernel/call.ts'
import type { Dashboard } from '@chengban/kernel/dashboard.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Job } from '@chengban/kernel/job.ts'
import type { Notice } from '@chengban/kernel/notice.ts'
import type { Setting } from '@chengban/kernel/setting.ts'

/** A declaration with the file it is in. */
export interface FoundDeclaration<T> {
  /** Path from the modules folder. */
  readonly path: string
  /** Name under which the file exports it. */
  readonly name: string
  readonly value: T
}

export const modulesRoot = new URL('../../../modules/', import.meta.url).pathname

/** Every file below modules/ by path, without the generated ones. */
const paths: readonly string[] = readdirSync(modulesRoot, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
  .map((entry) => relative(modulesRoot, join(entry.parentPath, entry.name)))
  .sort()

/** Those whose name ends so. */
export const filesEnding = (ending: string): string[] => paths.filter((path) => path.endsWith(ending))

const exported = async <T>(ending: string, isOne: (value: unknown) => value is T): Promise<FoundDeclaration<T>[]> => {
  const found: FoundDeclaration<T>[] = []
  for (const path of filesEnding(ending)) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(modulesRoot, path)).href)
    for (const [name, value] of Object.entries(module)) if (isOne(value)) found.push({ path, name, value })
  }
  return found
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const findEntities = (): Promise<FoundDeclaration<Entity>[]> =>
  exported('.entity.ts', (value): value is Entity => isObject(value) && 'fields' in value && 'idKind' in value)

export const findAreas = (): Promise<FoundDeclaration<Area>[]> =>
  exported('area.ts', (value): value is Area => isObject(value) && 'operations' in value && 'entities' in value)

export const findCalls = (): Promise<FoundDeclaration<Call>[]> =>
  exported('.call.ts', (value): value is Call => isObject(value) && 'method' in value && 'answer' in value)

export const findNotices = (): Promise<FoundDeclaration<Notice>[]> =>
  exported('.notice.ts', (value): value is Notice => isObject(value) && 'family' in value && 'condition' in value)

export const findJobs = (): Promise<FoundDeclaration<Job>[]> =>
  exported('.job.ts', (value): value is Job => isObject(value) && 'when' in value && 'label' in value)

export const findDashboards = (): Promise<FoundDeclaration<Dashboard>[]> =>
  exported('.dashboard.ts', (value): value is Dashboard => isObject(value) && 'tiles' in value && 'blocks' in value)

/** Every parameter, by its key. Throws where two have the same. */
export const findSettings = async (): Promise<readonly Setting[]> => {
  const lists = await exported('.settings.ts', (value): value is readonly Setting[] => Array.isArray(value))
  const all = lists.flatMap(({ value }) => value).sort((a, b) => (a.key < b.key ? -1 : 1))
  const twice = all.find(({ key }, at) => key === all[at + 1]?.key)
  if (twice) throw new Error(`The setting ${twice.key} is declared twice`)
  return all
}

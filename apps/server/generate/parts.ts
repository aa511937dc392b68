import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findAreas, modulesRoot } from './declarations.ts'

/** What an area may bring beside its declarations: `server/{part}.ts`, exported as `{area}{Part}`. */
const parts = ['cards', 'demo'] as const

/** Joins all areas for the server: an area is found by its folder, none has to be listed anywhere. */
export const partsSource = async (): Promise<string> => {
  const areas = (await findAreas()).map(({ path, name }) => ({ folder: path.replace(/\/area\.ts$/, ''), name }))
  const sorted = areas.sort((a, b) => place(a.name) - place(b.name) || compare(a, b))
  const has = (folder: string, part: string): boolean => existsSync(join(modulesRoot, folder, 'server', `${part}.ts`))
  const brought = parts.map((part) => ({ part, by: sorted.filter(({ folder }) => has(folder, part)) }))
  const imports = [
    "import type { Area } from '@chengban/kernel/area.ts'",
    ...sorted.map(({ folder, name }) => `import { ${name} } from '@chengban/modules/${folder}/area.ts'`),
    ...brought.flatMap(({ part, by }) =>
      by.map(
        ({ folder, name }) => `import { ${name}${upper(part)} } from '@chengban/modules/${folder}/server/${part}.ts'`,
      ),
    ),
  ]
  return [
    '// Written by `npm run gen` from the folders of modules. Do not edit.',
    ...imports.sort(),
    '',
    // their types word for word are longer than the compiler writes down
    list(
      'areas: readonly Area[]',
      sorted.map(({ name }) => name),
    ),
    ...brought.map(({ part, by }) =>
      list(
        part,
        by.map(({ name }) => `${name}${upper(part)}`),
      ),
    ),
    '',
  ].join('\n')
}

/** First rows and demonstrations of an area rest on those before it. */
const order = ['platform', 'sales', 'projects', 'work', 'administration', 'training', 'finance']
const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
const compare = (a: { folder: string }, b: { folder: string }): number => (a.folder < b.folder ? -1 : 1)
const upper = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`
const list = (name: string, items: readonly string[]): string =>
  `export const ${name} = [\n${items.map((item) => `  ${item},\n`).join('')}]`

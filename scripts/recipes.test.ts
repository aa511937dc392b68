import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { Catalog } from '@chengban/engine/schema/catalog.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCatalog } from '../apps/server/compose.ts'
import { entityTypes } from '../apps/server/generate/registry.ts'
import { root, tool } from './places.ts'

const folder = join(root, '.cache/recipes')
/** With a name that nobody has taken who followed them. */
const text = ['docs/CONTRIBUTING.md', 'docs/PATTERNS.md']
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
  .replaceAll('device', 'specimen')
  .replaceAll('Device', 'Specimen')

/** The printed code by its exported name, or `test` if it exports none. Stories are left out: they need a browser. */
const printed = new Map(
  [...text.matchAll(/```ts\n([\s\S]*?)```/g)]
    .filter(([, code = '']) => !code.startsWith('story('))
    .map(([, code = '']) => [/export const (\w+)/.exec(code)?.[1] ?? 'test', code]),
)
/** What they would have in `specimen` beside it: marks that are properties. */
const further = (name: string): string => new RegExp(`\`(${name}: .+?)\` `).exec(text)?.[1] ?? ''
const specimen = (printed.get('specimen') ?? '')
  .replace(/^ {2}fields: \{$/m, `  ${further('lines')},\n  fields: {\n    ${further('worth')},`)
  .replace(/^ {2}checks: /m, "  on: { check: 'specimen/check' },\n  checks: ")
const files: Readonly<Record<string, string>> = { ...Object.fromEntries(printed), specimen }

/** Where the words of declarations and the types of handlers are exported. */
const places = new Map(
  ['packages/engine', 'packages/kernel'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/node_modules|\.test\./.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, part, file), 'utf8').matchAll(/^export (const|type|interface) (\w+)/gm)]
          .filter(([, kind]) => part === 'packages/kernel' || kind !== 'const')
          .map(([, kind, name = '']): [string, string] => [
            name,
            `import ${kind === 'const' ? '' : 'type '}{ ${name} } from '@chengban/${part.slice(9)}/${file}'`,
          ]),
      ),
  ),
)

/** As printed; where the recipe prints none, or adds to a code, with those that an editor would add. */
const withImports = (code: string, isPrinted: boolean): string => {
  if (isPrinted) return besides(code)
  const own = new Set(
    [...code.matchAll(/^import (?:type )?\{ (.+) \} from/gm)].flatMap(([, names = '']) => names.split(', ')),
  )
  const words = code.replace(/'[^'\n]*'|\/\*\*[\s\S]*?\*\//g, '').match(/(?<!(?<!\.\.)\.|\w)[A-Za-z]\w*\b(?!:)/g) ?? []
  const imports = [...new Set(words)].filter((word) => !own.has(word)).flatMap((word) => places.get(word) ?? [])
  return `${imports.join('\n')}\n\n${besides(code)}`
}

/** The recipes lie beside each other. */
const besides = (code: string): string => code.replace(/ from '\.\.\/([\w-]+)\.call\.ts'/g, " from './$1.ts'")

test('a field kind is led through every record that asks for it', () => {
  const [, recipe = ''] = /## A field kind\n([\s\S]*)/.exec(text) ?? []
  const marks = [...recipe.matchAll(/`([\w/.-]+\.ts)`/g)].map(([, path = '']) => `/${path}`)
  const exhaustive = ['packages', 'apps', 'modules'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\bdist\b/.test(file))
      .map((file) => `${part}/${file}`)
      .filter((file) => readFileSync(join(root, file), 'utf8').includes('Record<Kind,')),
  )
  expect(exhaustive.length).toBeGreaterThan(10)
  expect(exhaustive.filter((file) => !marks.some((mark) => `/${file}`.endsWith(mark)))).toEqual([])
})

let entities: Entity[]

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  for (const [name, code] of Object.entries(files))
    await writeFile(join(folder, `${name}.ts`), withImports(code, name !== 'specimen' && code.startsWith('import')))
  const load = async (name: string): Promise<Entity> =>
    ((await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Record<string, Entity>)[name] as Entity
  entities = [await load('specimen'), await load('specimenPart')]
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the code of the recipes fits the declarations: no column, no rule, no reference of it is unknown', () => {
  const { all } = makeCatalog()
  expect(() => new Catalog([...all.values(), ...entities.slice(1)])).toThrow()
  expect(() => new Catalog([...all.values(), ...entities])).not.toThrow()
})

test('two levels of audit, rows below and their sum are said in less than 60 lines', () => {
  const [first] = entities
  expect(first).toMatchObject({ audit: { levels: 2 }, lines: { parts: { of: 'specimenPart' } }, fields: { worth: {} } })
  expect(`${specimen}${files.specimenPart}`.split('\n').length).toBeLessThan(60)
})

// the compiler reads the declarations whose names the recipes add to
test('the code of the recipes compiles', async () => {
  const codes = [...text.matchAll(/`(specimen:\w+)`/g)].map(([, code]) => `'${code}': true`)
  const registry = [
    `import type {} from '@chengban/modules/registry.gen.ts'`,
    `declare module '@chengban/kernel/registry.ts' {`,
    `  interface Entities {\n${entities.map(entityTypes).join('\n')}\n  }`,
    `  interface Dicts { specimenType: true }`,
    `  interface Operations { ${[...new Set(codes)].join('; ')} }`,
    `  interface Handlers { 'specimen/check': true }`,
    '}',
  ]
  await writeFile(join(folder, 'registry.ts'), registry.join('\n'))
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { outDir: 'types', tsBuildInfoFile: 'recipes.tsbuildinfo', types: ['node'] },
    include: ['*.ts'],
    references: ['packages/kernel', 'packages/engine', 'modules', 'apps/server', 'tsconfig.tests.json'].map((path) => ({
      path: join(root, path),
    })),
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = spawnSync(process.execPath, [tool('typescript/bin/tsc'), '-b', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

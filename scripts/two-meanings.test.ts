import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from './places.ts'
import { nameFaults, type Source } from './two-meanings.ts'

const sources = (): Source[] =>
  globSync('{packages,modules,apps,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|dist$|\.gen\.ts$|\.d\.ts$/.test(path),
  }).map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))

it('refuses names of files and types that say nothing of what they hold', () => {
  expect(nameFaults([{ path: 'modules/sales/client/server/rules.ts', text: 'interface Asked {}' }])).toEqual([
    'modules/sales/client/server/rules.ts: name it by what it holds',
    'modules/sales/client/server/rules.ts: name the type Asked by what it holds',
  ])
})

it('refuses an exported type whose name another file of the same part exports', () => {
  const text = 'export interface Lot {}'
  const at = (...paths: string[]) => nameFaults(paths.map((path) => ({ path, text })))
  expect(at('packages/engine/row/a.ts', 'packages/engine/read/b.ts')).toEqual([
    'Lot has a meaning each in packages/engine/row/a.ts and packages/engine/read/b.ts',
  ])
  expect(at('modules/sales/client/server/a.ts', 'modules/sales/client/web/b.ts')).toEqual([])
  expect(at('packages/engine/row/a.ts', 'packages/ui/row/a.ts')).toEqual([])
})

it('finds one meaning for each name of the product', () => {
  expect(nameFaults(sources())).toEqual([])
})

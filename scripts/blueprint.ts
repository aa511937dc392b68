/**
 * `node scripts/blueprint.ts <index.json>`: takes the names of the blueprint over, by which the product and
 * docs/left-out.md are held (apps/server/whole/left-out.test.ts). The blueprint itself is not part of the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from './places.ts'

interface Indexed {
  readonly entities: Readonly<Record<string, readonly string[]>>
  readonly calls: readonly string[]
  readonly moves: readonly { readonly entity: string; readonly name: string }[]
  readonly jobs: readonly string[]
  readonly screens: readonly string[]
}

const remind = 'GET /api/remind/'
const [path] = process.argv.slice(2)
if (!path) throw new Error('node scripts/blueprint.ts <index.json>')
const index = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, Indexed>>
const names = Object.fromEntries(
  Object.entries(index).map(([area, { entities, calls, moves, jobs, screens }]) => [
    area,
    {
      entities: Object.keys(entities),
      calls: calls.filter((call) => !call.startsWith(remind)),
      notices: calls.filter((call) => call.startsWith(remind)).map((call) => call.slice(remind.length)),
      moves: moves.map(({ entity, name }) => `${entity}.${name}`),
      jobs,
      screens,
    },
  ]),
)
writeFileSync(join(root, 'docs/blueprint.json'), `${JSON.stringify(names, null, 2)}\n`)

/**
 * `node scripts/blueprint.ts <folder>`: takes over the names of the blueprint, and the keys of body, query and answer of
 * its calls, by which the product and docs/left-out.md are held (left-out.test.ts, call-keys.test.ts of
 * apps/server/whole). The blueprint itself is not part of the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parse } from 'yaml'
import { root } from './places.ts'

// Decision 069: A test holds the list of what is left out to the blueprint

interface Indexed {
  readonly entities: Readonly<Record<string, readonly string[]>>
  readonly calls: readonly string[]
  readonly moves: readonly { readonly entity: string; readonly name: string }[]
  readonly jobs: readonly string[]
  readonly screens: readonly string[]
}

const remind = 'GET /api/remind/'
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('node scripts/blueprint.ts <folder>')

interface Written {
  readonly call: string
  readonly body?: unknown
  readonly query?: unknown
  readonly answer?: unknown
}

/** Names of a mapping, with those of its rows (`nodes.id`) where they are written as `[{id, name}]`; prose has none. */
const keysOf = (told: unknown): readonly string[] =>
  typeof told === 'object' && told !== null && !Array.isArray(told)
    ? Object.entries(told)
        .filter(([key]) => isName(key))
        .flatMap(([key, value]) => [key, ...keysOfRows(value).map((inner) => `${key}.${inner}`)])
    : []

const isName = (word: string): boolean => /^[a-z]\w*$/i.test(word)

const keysOfRows = (value: unknown): readonly string[] => {
  const [, inner = ''] = (typeof value === 'string' && /^\[\{([^{}[\]()]*)\}\]/.exec(value)) || []
  return inner.split(',').flatMap((part) => {
    const [name = ''] = part.split(':')
    return isName(name.trim()) ? [name.trim()] : []
  })
}

const keys = (area: string): Record<string, object> => {
  const { calls = [] } = parse(readFileSync(join(folder, `${area}.yaml`), 'utf8')) as { calls?: readonly Written[] }
  return Object.fromEntries(
    calls
      .filter(({ call }) => /^[A-Z]+ \/api\//.test(call))
      .map(({ call, body, query, answer }) => [
        call,
        { body: keysOf(body), query: keysOf(query), answer: keysOf(answer) },
      ]),
  )
}

const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Readonly<Record<string, Indexed>>
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
      keys: keys(area),
    },
  ]),
)
writeFileSync(join(root, 'docs/blueprint.json'), `${JSON.stringify(names, null, 2)}\n`)

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

/** The document with its page, hooks of tests, and doors of all tables: the document names them table by table. */
const isWrittenElsewhere = (door: string): boolean => /^\w+ \/api\/(openapi\.json|docs\b|test\/|\{table\})/.test(door)

/** `METHOD /path` of each door under /api, as the server prints its tree of paths. */
const doors = (tree: string): string[] => {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([\s│]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    const depth = indent.length / 4
    above.length = depth
    above[depth] = part
    const path = above.join('').replaceAll(/:(\w+)/g, '{$1}')
    return path.startsWith('/api/') && methods ? methods.split(', ').map((method) => `${method} ${path}`) : []
  })
}

/** An address has two spellings, `giftType` and `gift-type`: the document names one of them. */
const spelled = (door: string): string => door.replaceAll('-', '').toLowerCase()

it('every door stands in the document', () => {
  const { paths } = JSON.parse(readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, object>
  }
  const written = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => spelled(`${method} ${path}`)),
    ),
  )
  const all = doors(server.app.printRoutes()).filter((door) => !door.startsWith('HEAD ') && !isWrittenElsewhere(door))
  expect(all.length).toBeGreaterThan(300)
  // the id of a call may follow its address
  const isWritten = (door: string): boolean =>
    written.has(spelled(door)) || written.has(spelled(door.replace(/\/\{id\}$/, '')))
  expect(all.filter((door) => !isWritten(door))).toEqual([])
})

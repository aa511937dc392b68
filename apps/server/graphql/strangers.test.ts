import { buildSchema } from 'postgraphile/graphql'
import { afterEach, expect, it, vi } from 'vitest'
import { type DoorOptions, makeDoor } from './door.ts'
import { Queries } from './query.ts'

afterEach(() => void vi.restoreAllMocks())

const schema = buildSchema('type Query { rows: Int } type Mutation { authenticateAdmin(name: String): Int }')
const built = { schema, writing: schema, resolvedPreset: {}, known: [] }
const ask = makeDoor({ built, log: () => undefined } as unknown as DoorOptions)
const stranger = (query: string) => ask({ body: JSON.stringify({ query }), identity: null, origin: {} as never })

it('a text of somebody not signed in is refused before anything of it is kept', async () => {
  const read = vi.spyOn(Queries.prototype, 'read')
  expect(await stranger('{ rows }')).toMatchObject({ status: 401 })
  expect(await stranger('mutation { authenticateAdmin(name: "x") other }')).toMatchObject({ status: 401 })
  expect(read).not.toHaveBeenCalled()
})

it('signing in is read and judged, and nothing of it is kept', async () => {
  const read = vi.spyOn(Queries.prototype, 'read')
  const { text } = await stranger('mutation { authenticateAdmin(nobody: "x") }')
  expect(read).not.toHaveBeenCalled()
  expect(text).toContain('nobody')
})

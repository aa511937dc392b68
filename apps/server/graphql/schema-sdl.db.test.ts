import { getHeapStatistics } from 'node:v8'
import { Database } from '@chengban/engine/db/database.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCatalog } from '../compose.ts'
import { sweepBootGarbage } from '../free-start-memory.ts'
import { freshDatabase } from '../testing/database.ts'
import { buildSchema } from './preset.ts'
import { schemaSdl } from './schema-sdl.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

it('what a schema is made from is let go: it holds less than 60 MB, catalog and all would be 150', async () => {
  const db = new Database(database.url, 1)
  const catalog = makeCatalog()
  const before = heldMb()
  const { schema } = await buildSchema(db, catalog, [])
  const held = heldMb() - before
  await db.close()
  expect(schema.getType('Contract')).toBeDefined()
  expect(held).toBeLessThan(60)
})

it('the schema in its own language: sorted, with what is declared and nothing of the database beside it', async () => {
  const sdl = await schemaSdl(database.url)
  expect(sdl).toMatch(/^type Client \{/m)
  expect(sdl).toMatch(/^ {2}contracts\(/m)
  expect(sdl).toMatch(/^ {2}bulkCreateClient\(/m)
  expect(sdl.indexOf('\ntype Client ')).toBeLessThan(sdl.indexOf('\ntype Contract '))
  expect(sdl).not.toMatch(/OfView|searchGrams|passwordHash|nodeId|PgSettings/)
})

const heldMb = (): number => {
  sweepBootGarbage()
  const { used_heap_size: heap, external_memory: outside } = getHeapStatistics()
  return (heap + outside) / 2 ** 20
}

import { expect, it } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { schemaSdl } from './schema-sdl.ts'

it('the schema in its own language: sorted, with what is declared and nothing of the database beside it', async () => {
  const { url, drop } = await freshDatabase()
  const sdl = await schemaSdl(url)
  await drop()
  expect(sdl).toMatch(/^type Client \{/m)
  expect(sdl).toMatch(/^ {2}contracts\(/m)
  expect(sdl).toMatch(/^ {2}bulkCreateClient\(/m)
  expect(sdl.indexOf('\ntype Client ')).toBeLessThan(sdl.indexOf('\ntype Contract '))
  expect(sdl).not.toMatch(/OfView|searchGrams|passwordHash|nodeId|PgSettings/)
}, 60_000)

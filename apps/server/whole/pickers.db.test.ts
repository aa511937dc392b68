import { targetOf } from '@chengban/kernel/field.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCatalog } from '../compose.ts'
import { type Api, adminPassword, openServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let admin: Api
const catalog = makeCatalog()
const targets = [
  ...new Set(
    [...catalog.all.values()].flatMap(({ fields }) =>
      Object.values(fields).flatMap((field) => (/^refs?$/.test(field.kind) ? [targetOf(field)] : [])),
    ),
  ),
]

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
})
afterAll(() => server.close())

interface Option {
  readonly id: unknown
  readonly name: unknown
}
const optionsOf = async (of: string, keyword = ''): Promise<readonly Option[]> => {
  const { code, message, data } = await admin.get(`/api/${of}/options?keyword=${encodeURIComponent(keyword)}`)
  expect([of, code, message]).toEqual([of, 'OK', message])
  return data.nodes
}

// some eighty kinds of record, each asked twice
test('every record that a form refers to is found in its picker by what it is called, and nothing else is', async () => {
  const asked: string[] = []
  for (const of of targets) {
    const [first] = (await optionsOf(of)).filter(({ name }) => String(name ?? '').trim().length > 1)
    if (!first) continue
    const part = String(first.name).trim().slice(0, 20)
    const found = await optionsOf(of, part)
    expect([of, part, found.some(({ id }) => id === first.id)]).toEqual([of, part, true])
    expect([of, await optionsOf(of, '没有谁这样叫')]).toEqual([of, []])
    asked.push(of)
  }
  expect(asked).toEqual(expect.arrayContaining(['invoicingPlan', 'taskDay', 'taskWeek', 'checkOnWork', 'courseLog']))
})

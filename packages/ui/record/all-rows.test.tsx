// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { readAllRows } from '../data/calls.ts'
import { ok, serve } from '../list/testing/list-bench.tsx'

let bench: ReturnType<typeof serve>
const rows = (count: number): void => {
  bench = serve({
    'GET /api/x': (url) => {
      const from = (Number(url.searchParams.get('pageNumber')) - 1) * 50
      const length = Math.max(0, Math.min(50, count - from))
      return ok({ nodes: Array.from({ length }, (_, at) => ({ id: String(from + at) })) })
    },
  })
}
const read = async (most?: number) => (await readAllRows({ resource: 'x' }, {}, undefined, most)).map(({ id }) => id)
const pages = () => bench.asked('GET').map(({ url }) => Number(url.searchParams.get('pageNumber')))
const upTo = (count: number) => Array.from({ length: count }, (_, at) => String(at))
afterEach(() => bench.close())

it('gives no more than asked for', async () => {
  rows(1000)
  expect(await read(120)).toEqual(upTo(120))
  expect(Math.max(...pages())).toBe(3)
})

it('asks once where one page holds everything', async () => {
  rows(49)
  expect(await read()).toEqual(upTo(49))
  expect(pages()).toEqual([1])
})

it('reads a long table whole and in order', async () => {
  rows(1234)
  expect(await read()).toEqual(upTo(1234))
  expect(new Set(pages()).size).toBe(pages().length)
})

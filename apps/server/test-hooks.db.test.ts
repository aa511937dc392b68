import { clock } from '@chengban/engine/clock.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Answer, call, openServer, type TestServer } from './testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())
const shift = (offsetSeconds: unknown): Promise<Answer> =>
  call(server.app, 'POST', '/api/test/clock', undefined, { offsetSeconds })
afterEach(() => shift(0))

const until = (day: string): number => Math.round((Date.parse(day) - Date.now()) / 1000)

it('the clock is moved to what a clock shows: from 1970 on, in years of four digits', async () => {
  for (const offset of [until('9999-12-31T23:58:00+08:00'), until('1970-01-01T00:01:00Z'), 0.5])
    expect(await shift(offset)).toMatchObject({ code: 'OK' })
})

it('and not beyond: it goes on as it went', async () => {
  await shift(7200)
  const far = [until('9999-12-31T23:59:59+08:00') + 60, until('1970-01-01T00:00:00Z') - 60, 1e12, -1e12, 1e300]
  for (const offset of [...far, null, '3600', true])
    expect(await shift(offset)).toMatchObject({ status: 422, data: { fields: { offsetSeconds: '格式错误' } } })
  expect(Math.round((clock.now().getTime() - Date.now()) / 1000)).toBe(7200)
  const { rows } = await server.owner.query(`select value from app.setting where key = 'clock.offsetSeconds'`)
  expect(rows).toEqual([{ value: '7200' }])
})

import { table } from '@chengban/engine/schema/names.ts'
import type { Call } from '@chengban/kernel/call.ts'
import { type Field, targetOf } from '@chengban/kernel/field.ts'
import { declaredCalls } from '@chengban/modules/calls.gen.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../joined.gen.ts'
import { formFaults } from './answer-form.ts'

let server: TestServer
let desks: readonly Api[]
beforeAll(async () => {
  server = await openServer({ demo: true })
  desks = [
    await server.signIn('admin', adminPassword),
    await server.signIn('xs02', demoPassword),
    await server.signIn('hr01', demoPassword),
  ]
})
afterAll(() => server.close())

/** Something to send in a field that asks for it: a record there is, days that hold the demonstration, the first choice. */
const sample = async (name: string, field: Field): Promise<string> => {
  if (field.kind === 'date') return name === 'date2' ? '2026-12-31' : '2026-11-01'
  if (field.kind === 'ref') {
    const { rows } = await server.owner.query(`select id from ${table(targetOf(field))} order by id limit 1`)
    return rows[0]?.id ?? '00000000-0000-7000-8000-000000000000'
  }
  const { values } = field.options
  if (values) return values[0] ?? ''
  return field.kind === 'int' ? '2026' : '2026-11'
}

const addressOf = async ({ path, input = {} }: Call, more: Readonly<Record<string, string>>): Promise<string> => {
  const needed = Object.entries(input).filter(([, { options }]) => options.required)
  const sent = await Promise.all(needed.map(async ([name, field]) => [name, await sample(name, field)] as const))
  return `/api${path}?${new URLSearchParams({ ...Object.fromEntries(sent), ...more })}`
}

/** The call without input, and with each word it can be grouped by. */
const waysOf = ({ input = {} }: Call): readonly Record<string, string>[] => {
  const { values } = input.groupBy?.options ?? {}
  return values ? values.map((groupBy) => ({ groupBy })) : [{}]
}

const readings = declaredCalls.filter(({ method, does }) => method === 'GET' && does)
const handled = calls.map(({ signature }) => signature).filter(({ method, token }) => method === 'GET' && !token)

test.each(readings.map((call) => [call.path, call] as const))(
  '%s answers in its form, or refuses',
  async (_path, call) => {
    for (const way of waysOf(call)) {
      const address = await addressOf(call, way)
      const answers = await Promise.all(desks.map((api) => api.get(address)))
      for (const { status, data, message } of answers) {
        expect([200, 403, 404], `${address}: ${status} ${message}`).toContain(status)
        if (status === 200) expect(formFaults(call.answer, data), address).toEqual([])
      }
    }
  },
)

test.each(handled.map((call) => [call.path, call] as const))(
  '%s answers in its form where its handler answers',
  async (_path, call) => {
    const address = await addressOf(call, {})
    for (const api of desks) {
      const { status, data } = await api.get(address)
      expect(status, address).toBeLessThan(500)
      if (status === 200) expect(formFaults(call.answer, data), address).toEqual([])
    }
  },
)

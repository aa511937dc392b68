import { constant, makeGrafastSchema } from 'postgraphile/grafast'
import { expect, it } from 'vitest'
import { type DoorOptions, makeDoor } from './door.ts'
import { planned } from './plans.ts'
import { mostShapes } from './query.ts'

let plans = 0
const schema = makeGrafastSchema({
  typeDefs: 'type Query { rows: Int } type Mutation { make(name: String): Int }',
  objects: {
    Query: {
      plans: {
        rows: () => {
          plans += 1
          return constant(7)
        },
      },
    },
    Mutation: { plans: { make: () => constant(1) } },
  },
})

const standing = { actor: { entries: [] }, begin: async () => undefined }
const door = makeDoor({
  built: { ...planned(schema), resolvedPreset: {}, known: [] },
  rights: { run: (_person: unknown, work: (one: object) => Promise<unknown>) => work(standing) },
  log: () => undefined,
} as unknown as DoorOptions)
const ask = async (query: string): Promise<unknown> => {
  const asked = { body: JSON.stringify({ query }), identity: { userId: 'a', sessionId: 'b' }, origin: {} as never }
  return JSON.parse((await door(asked)).text)
}

it('mutations with written values push out no plan of a query', async () => {
  expect(await ask('{ rows }')).toEqual({ data: { rows: 7 } })
  for (let at = 0; at < 2 * mostShapes; at++)
    expect(await ask(`mutation { make(name: "${at}") }`)).toEqual({ data: { make: 1 } })
  await ask('{ rows }')
  expect(plans).toBe(1)
})

it('queries push out the oldest plan of a query', async () => {
  for (let at = 0; at < mostShapes; at++) await ask(`{ a${at}: rows }`)
  plans = 0
  await ask('{ rows }')
  expect(plans).toBe(1)
})

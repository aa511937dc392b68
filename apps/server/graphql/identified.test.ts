import { type Database, systemActor } from '@chengban/engine/db/database.ts'
import type { Statement } from '@chengban/engine/db/pipeline.ts'
import { Standing } from '@chengban/engine/request-identity.ts'
import { expect, it } from 'vitest'
import { identified } from './identified.ts'

it('what is asked again and again stays parsed, however much was asked before it', async () => {
  const asked: Statement[] = []
  const read = async (_actor: unknown, statement: Statement) => {
    asked.push(statement)
    return []
  }
  const standing = new Standing({ read } as unknown as Database, systemActor, () => Promise.reject(new Error()))
  const withClient = identified({} as Database)
  const ask = (text: string) => withClient({ standing } as never, (client) => client.query({ text, values: [] }))
  for (let n = 0; n < 1000; n++) await ask(`select ${n}`)
  expect(asked.some(({ prepared }) => prepared)).toBe(false)
  for (let times = 0; times < 5; times++) await ask('select again')
  expect(asked.slice(1000).map(({ prepared }) => prepared)).toEqual([false, true, true, true, true])
})

import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Asking } from './asking.ts'
import { Hub } from './hub.ts'
import type { Stream } from './stream.ts'

const records = Array.from({ length: 1200 }, (_, at) => ({ module: 'client', id: String(at) }))

const open = (seen: Asking['seen']) => {
  const reported: unknown[] = []
  const hub = new Hub({ seen } as Asking, {
    isAudited: () => false,
    isOnEveryPage: () => false,
    report: (error) => reported.push(error),
  })
  const heard = (userId: string): string[] => {
    const said: string[] = []
    const stream = { identity: { userId, sessionId: userId }, send: (event: string) => said.push(event) }
    hub.add(stream as unknown as Stream)
    return said
  }
  return { hub, heard, reported }
}

it('tells whoever could not be asked to read anew, and everybody else every record of a burst', async () => {
  const asked: number[] = []
  const { hub, heard, reported } = open(async ({ userId }, some) => {
    if (userId === 'unlucky') throw new Error('the connection is gone')
    asked.push(some.length)
    return some.map((one) => ({ ...one, todo: 0 }))
  })
  const [lucky, unlucky] = [heard('lucky'), heard('unlucky')]
  for (const one of records) hub.hear({ event: 'record', ...one })
  await wait(200)
  expect(unlucky).toEqual(['poll'])
  expect(reported).toHaveLength(1)
  expect(lucky.filter((event) => event === 'record')).toHaveLength(1200)
  expect(asked).toEqual([500, 500, 200])
})

it('tells how far an import is to nobody but its person', () => {
  const { hub, heard } = open(async () => [])
  const [mine, other] = [heard('me'), heard('other')]
  hub.hear({ event: 'progress', userId: 'me', key: '/file/import/1.xlsx', done: 100, total: 5000 })
  expect([mine, other]).toEqual([['progress'], []])
})

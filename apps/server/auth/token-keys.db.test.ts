import { clock } from '@chengban/engine/clock.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, adminPassword, openServer, type TestServer } from '../testing/server.ts'
import { type Office, openOffice } from './testing/office.ts'
import { signToken, verifyToken } from './token.ts'
import { changeTokenKey, tokenKeys } from './token-keys.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const read = () => tokenKeys(office.owner)

it('processes that start together share the first key, and a key outlives one change but not two', async () => {
  const started = await Promise.all(Array.from({ length: 5 }, read))
  expect(new Set(started.map((keys) => keys.map(({ kid }) => kid).join())).size).toBe(1)
  await expect(office.context.transaction(tokenKeys)).rejects.toMatchObject({ code: '42501' })

  const iat = Math.floor(clock.now().getTime() / 1000)
  const id = '01980000-0000-7000-8000-000000000001'
  const token = await signToken({ id, jti: id, iat, exp: iat + 43_200 }, await read())
  await changeTokenKey(office.owner)
  expect(await verifyToken(token, await read())).toMatchObject({ id })
  await changeTokenKey(office.owner)
  await expect(verifyToken(token, await read())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

it('at the doors: the tokens of two keys open at once, those of a third, gone or unheard of, none', async () => {
  const first = await openServer()
  // the first server owns the database and drops it
  const place = { database: { ...first.database, drop: async () => undefined }, dataDir: first.dataDir }
  const change = () =>
    changeTokenKey({
      query: async <R>(text: string, params: readonly unknown[] = []) =>
        (await first.owner.query(text, [...params])).rows as R[],
    })
  const enter = (server: TestServer) => server.signIn('admin', adminPassword)
  const opens = async (server: TestServer, { token }: Api) =>
    (await server.app.inject({ url: '/api/client', headers: { authorization: `Bearer ${token}` } })).statusCode
  const houses = [first]
  try {
    const before = await enter(first)
    await change()
    const second = await openServer({ place })
    houses.push(second)
    const after = await enter(second)
    expect(await opens(first, after)).toBe(401)
    expect([await opens(second, before), await opens(second, after)]).toEqual([200, 200])
    await change()
    const third = await openServer({ place })
    houses.push(third)
    expect([await opens(third, before), await opens(third, after)]).toEqual([401, 200])
  } finally {
    for (const server of houses.reverse()) await server.close()
  }
})

import { clock } from '@chengban/engine/clock.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
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

import { clock } from '@chengban/engine/clock.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Answer, adminPassword, type Desk, type House, openHouse } from '../testing/house.ts'

let house: House
let admin: Desk

beforeAll(async () => {
  house = await openHouse()
  admin = await house.signIn('admin', adminPassword)
})
afterEach(() => clock.shift(0))
afterAll(() => house.close())

const post = async (url: string, key: string, body: unknown, { token } = admin): Promise<Answer> => {
  const response = await house.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    payload: JSON.stringify(body),
  })
  return { status: response.statusCode, ...response.json() }
}
const roles = async (name: string): Promise<number> =>
  (await house.owner.query('select from store.role where name = $1', [name])).rowCount ?? 0

test('another body under the key is refused, and a key that is none', async () => {
  await post('/api/role', 'a-1', { name: '一号' })
  const other = await post('/api/role', 'a-1', { name: '二号' })
  expect([other.status, other.code, other.message]).toEqual([409, 'CONFLICT', '重复的请求标识'])
  expect(await roles('二号')).toBe(0)
  expect((await post('/api/role', 'x'.repeat(201), { name: '二号' })).message).toBe('请求标识格式错误')
})

test('the first answer comes again, a refusal too; without a key everything is done anew', async () => {
  const first = await post('/api/role', 'b-1', { name: '三号' })
  expect(first.code).toBe('OK')
  expect(await post('/api/role', 'b-1', { name: '三号' })).toEqual(first)
  expect(await roles('三号')).toBe(1)
  const refused = await post('/api/role', 'b-2', { name: '三号' })
  expect(refused.code).not.toBe('OK')
  await house.owner.query(`delete from store.role where name = '三号'`)
  expect(await post('/api/role', 'b-2', { name: '三号' })).toEqual(refused)
  expect((await admin.post('/api/role', { name: '三号' })).code).toBe('OK')
})

test('two at once: one runs, the other waits for its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => post('/api/department', 'c-1', { name: '并行' })))
  expect(answers[0]?.code).toBe('OK')
  for (const answer of answers) expect(answer).toEqual(answers[0])
  const made = await house.owner.query(`select from store.department where name = '并行'`)
  expect(made.rowCount).toBe(1)
})

test('a key is one person’s on one path for a day', async () => {
  await post('/api/role', 'd-1', { name: '四号' })
  expect((await post('/api/department', 'd-1', { name: '四号' })).code).toBe('OK')
  clock.shift(23 * 3600 + 3500)
  const late = await house.signIn('admin', adminPassword)
  expect((await post('/api/role', 'd-1', { name: '五号' }, late)).message).toBe('重复的请求标识')
  clock.shift(24 * 3600 + 60)
  const next = await house.signIn('admin', adminPassword)
  expect((await post('/api/role', 'd-1', { name: '五号' }, next)).code).toBe('OK')
  expect((await post('/api/role', 'd-1', { name: '五号' }, next)).code).toBe('OK')
  expect(await roles('五号')).toBe(1)
})

test('an answer lost between writing and answering is not written again', async () => {
  await post('/api/role', 'e-1', { name: '六号' })
  await house.owner.query('update app.idempotency set answer = null')
  const again = await post('/api/role', 'e-1', { name: '六号' })
  expect([again.code, again.message, await roles('六号')]).toEqual(['CONFLICT', '请求已处理，请刷新查看', 1])
})

test('neither key nor answer can be read at rest', async () => {
  await post('/api/role', 'f-secret', { name: '七号' })
  const { rows } = await house.owner.query('select name, answer from app.idempotency')
  const text = rows.map(({ name, answer }) => `${name}${answer}`).join(' ')
  expect(text).not.toMatch(/f-secret|七号/)
})

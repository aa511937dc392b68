import { clock } from '@chengban/engine/clock.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AuthContext } from './context.ts'
import { signIn } from './sign-in.ts'
import { from, type Office, openOffice, password } from './testing/office.ts'
import { verifyToken } from './token.ts'

let office: Office
let next = 0
/** Each test signs in from another address, so that its failures do not count for the others. */
let address = ''
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())
afterEach(() => {
  clock.shift(0)
  address = `10.1.0.${++next}`
})

const enter = (name: string, given = password) =>
  signIn(office.context, { name, password: given, userAgent: 'x', address })
const answer = (name: string, given = password) =>
  enter(name, given).then(
    () => 'in',
    (error: { status: number; message: string }) => `${error.status} ${error.message}`,
  )
const times = async (count: number, name: string, given: string) => {
  const answers: string[] = []
  for (let i = 0; i < count; i++) answers.push(await answer(name, given))
  return answers
}
const account = async (name: string) => {
  const [row] = await office.owner.query<{ failures: number; lock: string | null; reason: string | null }>(
    `select failures, tz_lock::text as lock, lock_reason as reason
     from store.admin a join store."user" u on u.id = a.user_id where a.name = $1`,
    [name],
  )
  return row
}
const set = (name: string, change: string) =>
  office.owner.query(`update store."user" set ${change} where name = $1`, [name])

const wrong = '401 用户名或密码错误'
const locked = '429 账号已锁定，请15分钟后再试'

describe('signing in is refused', () => {
  it('without name or password, with the field', async () => {
    await expect(enter('  ', '')).rejects.toMatchObject({
      code: 'VALIDATION',
      data: { fields: { name: '请输入用户名', password: '请输入密码' } },
    })
    await expect(enter('xs02', '')).rejects.toMatchObject({ data: { fields: { password: '请输入密码' } } })
  })

  it('alike for a wrong password and a name nobody has, however strange', async () => {
    await office.person('alike')
    expect(await answer('alike', 'wrong')).toBe(wrong)
    for (const name of ['nobody', "x' or 1=1 --", 'a\0b', '名'.repeat(5000)]) expect(await answer(name)).toBe(wrong)
  })

  it('after a right password alone, for an account not in use', async () => {
    await office.person('barred')
    await set('barred', `status = '待激活'`)
    expect(await answer('barred', 'wrong')).toBe(wrong)
    expect(await answer('barred')).toBe('403 账号待审核')
    for (const status of ['停用', '离职']) {
      await set('barred', `status = '${status}'`)
      expect(await answer('barred')).toBe('403 账号已停用')
    }
    await set('barred', `status = '在职'`)
    await office.owner.query(`update store.admin set is_enable = false where name = 'barred'`)
    expect(await answer('barred')).toBe('403 账号已停用')
    expect(await answer('barred', 'wrong')).toBe(wrong)
  })
})

describe('a password replaced while it was being checked', () => {
  it('signs nobody in', async () => {
    await office.person('raced')
    let calls = 0
    const context: AuthContext = {
      ...office.context,
      transaction: async (work) => {
        if (++calls === 2) await office.owner.query(`update store.admin set password_hash = 'x' where name = 'raced'`)
        return office.context.transaction(work)
      },
    }
    const attempt = signIn(context, { name: 'raced', password, userAgent: null, address })
    await expect(attempt).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(calls).toBe(2)
  })
})

describe('the lock', () => {
  it('comes with the fifth failure, holds against the right password, and four are forgiven', async () => {
    await office.person('xs02')
    expect(await times(4, 'xs02', 'wrong')).toEqual(Array(4).fill(wrong))
    expect(await account('xs02')).toMatchObject({ failures: 4, lock: null })
    expect(await answer(' XS02 ')).toBe('in')
    expect(await account('xs02')).toMatchObject({ failures: 0 })
    expect(await times(5, 'xs02', 'wrong')).toEqual(Array(5).fill(wrong))
    expect(await answer('xs02')).toBe(locked)
    clock.shift(61)
    expect(await answer('xs02', 'wrong')).toBe('429 账号已锁定，请14分钟后再试')
    clock.shift(898)
    expect(await answer('xs02')).toBe('429 账号已锁定，请1分钟后再试')
    clock.shift(901)
    expect(await answer('xs02')).toBe('in')
    expect(await account('xs02')).toMatchObject({ failures: 0, lock: null, reason: null })
  })

  it('is the same for a name nobody has', async () => {
    expect(await times(6, 'ghost', 'wrong')).toEqual([...Array(5).fill(wrong), locked])
  })

  it('does not count what lies 15 minutes back', async () => {
    await office.person('slow')
    await times(4, 'slow', 'wrong')
    clock.shift(901)
    expect(await times(4, 'slow', 'wrong')).toEqual(Array(4).fill(wrong))
    expect(await answer('slow')).toBe('in')
  })

  it('stays at the third time within 24 hours', async () => {
    await office.person('third')
    for (const shift of [0, 1000, 2000]) {
      clock.shift(shift)
      expect(await times(5, 'third', 'wrong')).toEqual(Array(5).fill(wrong))
    }
    expect(await account('third')).toMatchObject({
      failures: 5,
      reason: '登录失败',
      lock: expect.stringMatching(/^9999-12-31/),
    })
    clock.shift(400 * 86_400)
    expect(await answer('third')).toBe('429 账号已锁定，请联系管理员解锁')
  })

  it('does not stay when the first of three lies more than 24 hours back', async () => {
    await office.person('spread')
    for (const shift of [0, 50_000, 86_402]) {
      clock.shift(shift)
      await times(5, 'spread', 'wrong')
    }
    clock.shift(86_402 + 901)
    expect(await answer('spread')).toBe('in')
  })

  it('lets exactly 5 of 20 parallel wrong attempts through to a 401', async () => {
    await office.person('burst')
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer('burst', 'wrong')))
    expect(answers.filter((text) => text === wrong)).toHaveLength(5)
    expect(answers.filter((text) => text === locked)).toHaveLength(15)
  })

  it('of an address comes after 30 failures under whatever names, and ends with the window', async () => {
    await office.person('visitor')
    const answers = await Promise.all(Array.from({ length: 35 }, (_, i) => answer(`guess${i}`, 'wrong')))
    expect(answers.filter((text) => text === wrong)).toHaveLength(30)
    expect(answers.filter((text) => text === '429 操作过于频繁，请稍后再试')).toHaveLength(5)
    expect(await answer('visitor')).toBe('429 操作过于频繁，请稍后再试')
    await signIn(office.context, { name: 'visitor', password, ...from })
    clock.shift(905)
    expect(await answer('visitor')).toBe('in')
  })
})

describe('a success', () => {
  it('gives a token for 12 hours whose jti is the row of the log', async () => {
    const userId = await office.person('good')
    const { jwtToken, ...rest } = await enter('Good')
    expect(rest).toEqual({ mustChange: false, expiresIn: 43_200 })
    const claims = await verifyToken(jwtToken, office.context.keys())
    expect(claims).toMatchObject({ id: userId, exp: claims.iat + 43_200 })
    const [row] = await office.owner.query(
      `select user_id, name, way, result, address, user_agent, extract(epoch from tz_expire)::int as exp, tz_revoke
       from store.login_log where id = $1`,
      [claims.jti],
    )
    expect(row).toEqual({
      user_id: userId,
      name: 'good',
      way: '密码',
      result: '成功',
      address,
      user_agent: 'x',
      exp: claims.exp,
      tz_revoke: null,
    })
  })

  it('lasts as long as the parameter says, never below 8 hours', async () => {
    await office.person('hours')
    await office.make('config', { id: 'auth.tokenHours', key: 'auth.tokenHours', value: '9' })
    expect(await enter('hours')).toMatchObject({ expiresIn: 9 * 3600 })
    await office.owner.query(`update store.config set value = '1' where key = 'auth.tokenHours'`)
    expect(await enter('hours')).toMatchObject({ expiresIn: 8 * 3600 })
    await office.owner.query('delete from store.config')
  })

  it('and every other attempt stand in the log', async () => {
    await office.person('logged')
    await times(5, 'logged', 'wrong')
    await answer('logged')
    const rows = await office.owner.query<{ result: string; known: boolean }>(
      `select result, user_id is not null as known from store.login_log where name = 'logged' order by tz_create, id`,
    )
    expect(rows.map(({ result, known }) => [result, known])).toEqual([...Array(5).fill(['失败', true]), ['锁定', true]])
  })
})

import { randomUUID } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changePassword, setPassword } from './change-password.ts'
import type { Identity } from './context.ts'
import { renew } from './renew.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { from, type Office, openOffice, password } from './testing/office.ts'
import { lost, sessionsOf } from './testing/sessions.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())
afterEach(() => clock.shift(0))

const { works, identityOf, row, lock } = sessionsOf(() => office)
const change = (identity: Identity, oldPassword: string, newPassword: string) =>
  changePassword(office.context, identity, { oldPassword, newPassword }, from)

describe('changing a password', () => {
  it('ends the phone and the old token of the desk, the desk goes on with the new one', async () => {
    await office.person('desk')
    const [desk, phone] = [await office.enter('desk'), await office.enter('desk')]
    const { jwtToken } = await change(desk, password, 'Demo@2027')
    await expect(works(phone)).rejects.toMatchObject(lost)
    await expect(works(desk)).rejects.toMatchObject(lost)
    expect(await works(await identityOf(jwtToken))).toBe(true)
    expect(await row(phone.sessionId)).toEqual({ way: '密码', reason: '修改密码', gone: true })
    await expect(office.enter('desk')).rejects.toMatchObject({ message: '用户名或密码错误' })
  })

  it('is refused without the old one, which counts, and while locked', async () => {
    await office.person('forgot')
    const identity = await office.enter('forgot')
    for (let i = 0; i < 5; i++) {
      await expect(change(identity, 'wrong', 'Demo@2027')).rejects.toMatchObject({
        code: 'VALIDATION',
        data: { fields: { oldPassword: '原密码错误' } },
      })
    }
    await expect(change(identity, password, 'Demo@2027')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: '账号已锁定，请15分钟后再试',
    })
    await expect(office.enter('forgot')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('is refused by the policy, the last 3 included', async () => {
    await office.person('repeat')
    let identity: Identity = await office.enter('repeat')
    const refused = (given: string, newPassword: string, message: string) =>
      expect(change(identity, given, newPassword)).rejects.toMatchObject({ data: { fields: { newPassword: message } } })
    await refused(password, 'short', '密码须为8至64位，且包含大写、小写、数字、符号中的三种')
    await refused(password, 'Repeat@2027', '密码不能包含用户名')
    await refused(password, password, '不能使用最近3次用过的密码')
    let given = password
    for (const plain of ['Demo@2027', 'Demo@2028']) {
      identity = await identityOf((await change(identity, given, plain)).jwtToken)
      given = plain
      await refused(given, password, '不能使用最近3次用过的密码')
    }
    identity = await identityOf((await change(identity, given, 'Demo@2029')).jwtToken)
    await change(identity, 'Demo@2029', password)
    const kept = await office.owner.query(
      'select 1 from app.password_history where admin_id = (select id from store.admin where name = $1)',
      ['repeat'],
    )
    expect(kept).toHaveLength(2)
  })

  it('twice at once changes it once', async () => {
    await office.person('twice')
    const identity = await office.enter('twice')
    const both = await Promise.allSettled(['Demo@2027', 'Demo@2028'].map((plain) => change(identity, password, plain)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('setting a password without the old one', () => {
  it('is refused later than 10 minutes after signing in, and to a renewed session', async () => {
    await office.person('late')
    const identity = await office.enter('late')
    const refused = { code: 'FORBIDDEN', message: '请使用修改密码功能' }
    const renewed = await identityOf((await renew(office.context, identity, from)).jwtToken)
    await expect(setPassword(office.context, renewed, 'Demo@2027', from)).rejects.toMatchObject(refused)
    const other = await office.enter('late')
    await expect(setPassword(office.context, other, 'short', from)).rejects.toMatchObject({ code: 'VALIDATION' })
    clock.shift(602)
    await expect(setPassword(office.context, other, 'Demo@2027', from)).rejects.toMatchObject(refused)
    clock.shift(590)
    const { jwtToken } = await setPassword(office.context, other, 'Demo@2027', from)
    expect(await works(await identityOf(jwtToken))).toBe(true)
    await expect(works(other)).rejects.toMatchObject(lost)
  })

  it('ends the time in which nothing else works', async () => {
    const userId = await office.person('fresh')
    await office.owner.query('update store.admin set must_change = true where user_id = $1', [userId])
    const identity = await office.enter('fresh')
    await expect(works(identity)).rejects.toMatchObject({ code: 'FORBIDDEN', message: '请先修改初始密码' })
    await expect(renew(office.context, identity, from)).rejects.toMatchObject({ message: '请先修改初始密码' })
    clock.shift(3600)
    const { jwtToken } = await setPassword(office.context, identity, 'Demo@2027', from)
    expect(await works(await identityOf(jwtToken))).toBe(true)
  })
})

describe('resetting a password', () => {
  it('is refused without the code, for oneself, for nobody and for someone who may more', async () => {
    const own = await office.person('resetter', { operations: ['admin:resetPassword', 'client:*'] })
    const boss = await office.person('boss', { operations: ['*'] })
    const salesman = await office.person('salesman', { operations: ['contract:apply'] })
    const identity = await office.enter('resetter')
    const reset = (id: string, by: Identity = identity) => resetPassword(office.context, by, id)
    await expect(reset(own, await office.enter('salesman'))).rejects.toMatchObject({ message: '权限不足' })
    await expect(reset(own)).rejects.toMatchObject({ code: 'FORBIDDEN', message: '请使用修改密码功能' })
    for (const id of [randomUUID(), 'x', '']) await expect(reset(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const id of [boss, salesman]) {
      await expect(reset(id)).rejects.toMatchObject({ code: 'FORBIDDEN', message: '不能重置权限高于自己的账号' })
    }
  })

  it('counts what a negation takes from the one who asks', async () => {
    await office.make('operation', { id: 'pay:audit' })
    await office.make('operation', { id: 'pay:apply' })
    const target = await office.person('full', { operations: ['*'] })
    await office.person('nearly', { operations: ['*', '!pay:audit'] })
    await expect(resetPassword(office.context, await office.enter('nearly'), target)).rejects.toMatchObject({
      message: '不能重置权限高于自己的账号',
    })
  })

  it('gives a password for one use, ends sessions and locks, and tells the person without it', async () => {
    await office.person('helper', { operations: ['*'] })
    const target = await office.person('helped', { operations: ['client:read'] })
    const session = await office.enter('helped')
    await lock('helped')
    const { plain } = await resetPassword(office.context, await office.enter('helper'), target)
    await expect(works(session)).rejects.toMatchObject(lost)
    expect(await row(session.sessionId)).toMatchObject({ reason: '重置密码' })
    const answer = await signIn(office.context, { name: 'helped', password: plain, ...from })
    expect(answer.mustChange).toBe(true)
    const told = office.told.messages.filter(({ userId }) => userId === target)
    expect(told).toHaveLength(1)
    expect(JSON.stringify(office.told)).not.toContain(plain)
    await expect(change(await identityOf(answer.jwtToken), plain, password)).rejects.toMatchObject({
      data: { fields: { newPassword: '不能使用最近3次用过的密码' } },
    })
  })
})

import { randomUUID } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Identity } from './context.ts'
import { renew, signOut } from './renew.ts'
import { markSeen, revoke } from './session.ts'
import { from, type Office, openOffice } from './testing/office.ts'
import { lost, sessionsOf } from './testing/sessions.ts'
import { unlock } from './unlock.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())
afterEach(() => clock.shift(0))

const { works, identityOf, row, lock } = sessionsOf(() => office)

describe('a session', () => {
  it('is renewed in its place, the old token holds for 60 s', async () => {
    await office.person('renewer')
    const first = await office.enter('renewer')
    const { jwtToken, expiresIn } = await renew(office.context, first, from)
    expect(expiresIn).toBe(43_200)
    const second = await identityOf(jwtToken)
    expect(await row(second.sessionId)).toEqual({ way: '续期', reason: null, gone: false })
    expect(await works(first)).toBe(true)
    clock.shift(61)
    await expect(works(first)).rejects.toMatchObject(lost)
    expect(await works(second)).toBe(true)
    expect(await row(first.sessionId)).toMatchObject({ reason: '续期' })
  })

  it('is not renewed later than 7 days after the password', async () => {
    await office.person('week')
    let identity: Identity = await office.enter('week')
    const week = 7 * 86_400
    const renewed = async () => {
      identity = await identityOf((await renew(office.context, identity, from)).jwtToken)
    }
    for (let seconds = 36_000; seconds < week; seconds += 36_000) {
      clock.shift(seconds)
      await renewed()
    }
    clock.shift(week - 10)
    await renewed()
    clock.shift(week + 1)
    await expect(renew(office.context, identity, from)).rejects.toMatchObject(lost)
    expect(await works(identity)).toBe(true)
  })

  it('that signs out is gone, with the one it was renewed from; others stay', async () => {
    await office.person('leaver')
    const [first, other] = [await office.enter('leaver'), await office.enter('leaver')]
    const second = await identityOf((await renew(office.context, first, from)).jwtToken)
    expect(await signOut(office.context, second)).toEqual({ done: true })
    for (const gone of [first, second]) await expect(works(gone)).rejects.toMatchObject(lost)
    expect(await row(second.sessionId)).toMatchObject({ reason: '退出', gone: true })
    expect(await works(other)).toBe(true)
  })

  it('that ends says so to live streams, at commit', async () => {
    const userId = await office.person('live')
    const { sessionId } = await office.enter('live')
    const heard = await office.hear(async () => {
      await signOut(office.context, { userId, sessionId })
      await office.context.transaction((tx) => revoke(tx, userId, '停用'))
    })
    expect(heard).toEqual([
      { event: 'session', userId, sessionId, reason: '退出' },
      { event: 'session', userId, sessionId: null, reason: '停用' },
    ])
  })

  it('is marked as seen at most once a minute', async () => {
    await office.person('seen')
    const { sessionId } = await office.enter('seen')
    const seen = async (shift: number) => {
      clock.shift(shift)
      await office.context.transaction((tx) => markSeen(tx, sessionId))
      const [log] = await office.owner.query<{ after: number }>(
        'select extract(epoch from tz_seen - tz_create)::int as after from store.login_log where id = $1',
        [sessionId],
      )
      return log?.after
    }
    expect([await seen(30), await seen(62), await seen(100)]).toEqual([0, 62, 62])
  })
})

describe('unlocking', () => {
  it('is refused to oneself, to others without the code, and where nothing is locked', async () => {
    const head = await office.person('head')
    const departmentId = randomUUID()
    await office.make('department', { id: departmentId, name: '销售部', leaderId: head })
    const member = await office.person('member', { departmentId })
    const stranger = await office.person('stranger', { operations: ['user:*', '!user:unlock'] })
    const call = async (name: string, id: string) => unlock(office.context, await office.enter(name), id)
    await expect(call('head', head)).rejects.toMatchObject({ code: 'FORBIDDEN', message: '不能为自己解锁' })
    await expect(call('stranger', member)).rejects.toMatchObject({ code: 'FORBIDDEN', message: '权限不足' })
    await expect(call('head', stranger)).rejects.toMatchObject({ code: 'FORBIDDEN', message: '权限不足' })
    await expect(call('head', randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(call('head', member)).rejects.toMatchObject({ code: 'CONFLICT', message: '该人员未锁定' })
    await lock('member')
    expect(await call('head', member)).toEqual({ id: member, isLocked: false })
    await office.enter('member')
  })

  it('makes the right password work at once, also after the third lock', async () => {
    const target = await office.person('locked')
    await office.person('hr01', { operations: ['user:unlock'] })
    const hr = await office.enter('hr01')
    for (const shift of [0, 1000, 2000]) {
      clock.shift(shift)
      await lock('locked')
    }
    await expect(office.enter('locked')).rejects.toMatchObject({ message: '账号已锁定，请联系管理员解锁' })
    await unlock(office.context, hr, target)
    await office.enter('locked')
    expect(office.told.unlocks).toEqual([])
    expect(office.told.records.filter(({ userId }) => userId === target)).toMatchObject([{ byId: hr.userId }])
    clock.shift(3000)
    await lock('locked')
    await expect(office.enter('locked')).rejects.toMatchObject({ message: '账号已锁定，请15分钟后再试' })
  })

  it('of missing reports is counted for the running month', async () => {
    const target = await office.person('reports')
    await office.owner.query(`update store."user" set lock_reason = '报告未交' where id = $1`, [target])
    await unlock(office.context, await office.enter('hr01'), target)
    expect(office.told.unlocks).toEqual([target])
    const [person] = await office.owner.query('select lock_reason from store."user" where id = $1', [target])
    expect(person).toEqual({ lock_reason: null })
  })
})

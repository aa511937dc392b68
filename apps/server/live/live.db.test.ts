import { setTimeout as wait } from 'node:timers/promises'
import { type Notice, notify } from '@chengban/engine/row/announce.ts'
import { channel } from '@chengban/engine/row/channel.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { revoke, revokeChain } from '../auth/session.ts'
import { type Colleague, type Company, openCompany } from './testing/company.ts'
import { listen, type Reader } from './testing/reader.ts'

let company: Company
const open: Reader[] = []
beforeAll(async () => {
  company = await openCompany(100)
})
afterEach(() => {
  for (const reader of open.splice(0)) reader.stop()
})
afterAll(() => company.close())

const hear = async ({ jwtToken }: Colleague, more: Record<string, string> = {}): Promise<Reader> => {
  const reader = await listen(company.address, { authorization: `Bearer ${jwtToken}`, ...more })
  open.push(reader)
  return reader
}
const tell = (...notices: Notice[]) => company.office.context.transaction((tx) => notify(tx, notices))
const say = (content: string, relevanceId: string) =>
  company.call(company.people.s1, 'POST', '/comment', {
    userId: company.people.s1.userId,
    module: 'contract',
    relevanceId,
    content,
  })

describe('refused', () => {
  it('a stream without a session that holds', async () => {
    expect((await listen(company.address, {})).status).toBe(401)
    await company.office.person('gone')
    const gone = await company.office.enter('gone')
    await company.office.context.transaction((tx) => revoke(tx, gone.userId, '退出'))
    expect((await hear(gone)).status).toBe(401)
  })

  it('any word of a record or a message of somebody else', async () => {
    const { s1, s2 } = company.people
    const [mine, other] = [await hear(s1), await hear(s2)]
    const id = await company.contract('不可见')
    await company.submit(id)
    await say('只有相关人员知道', id)
    expect((await mine.next('record')).data).toEqual({ module: 'contract', id })
    await tell({ userId: s2.userId, kind: '系统', title: '给 s2' })
    expect((await other.next('message')).data).toMatchObject({ title: '给 s2' })
    await wait(300)
    expect(JSON.stringify(other.heard)).not.toContain(id)
    expect(other.heard.filter(({ event }) => event === 'record')).toEqual([])
    expect(JSON.stringify(mine.heard)).not.toContain('给 s2')
  })
})

describe('heard', () => {
  it('a message by every window of its person, with the number unread and what waits', async () => {
    const { first } = company.people
    const [api, phone] = [await hear(first), await hear(first)]
    const before = (await api.next('unread')).data.all
    const waiting = (await company.call(first, 'GET', '/auditTask')).data.counts.todo
    const id = await company.contract('待审')
    await company.submit(id)
    for (const reader of [api, phone]) {
      expect((await reader.next('message')).data).toMatchObject({
        kind: '审批',
        title: '合同【待审】 待您审批',
        link: `/record/contract/${id}`,
        module: 'contract',
        relevanceId: id,
      })
    }
    expect((await api.next('unread')).data).toEqual({ all: before + 1 })
    expect((await phone.next('badge')).data).toEqual({ module: 'contract', todo: 1 + waiting })
    const { data } = await company.call(first, 'GET', '/auditTask?pageSize=50')
    await company.call(
      first,
      'POST',
      '/auditTask/action/approve',
      data.nodes.find((task: { relevanceId: string }) => task.relevanceId === id),
    )
    expect((await phone.next('badge')).data).toEqual({ module: 'contract', todo: waiting })
  })

  it('that a table every page goes by has changed, also by those who may not read it, and nothing of what', async () => {
    const reader = await hear(company.people.s2)
    await reader.next('unread')
    await company.office.context.transaction(async (tx) => {
      for (const module of ['config', 'config', 'dict', 'client'])
        await tx.query('select pg_notify($1, $2)', [
          channel,
          JSON.stringify({ event: 'record', module, id: 'ding.appKey' }),
        ])
    })
    await reader.next('common')
    await wait(300)
    const common = reader.heard.filter(({ event }) => event === 'common').map(({ data }) => data)
    expect(common).toEqual([{ module: 'config' }, { module: 'dict' }])
    expect(JSON.stringify(reader.heard)).not.toContain('ding.appKey')
  })

  it('that one has other rights, from whichever table they come, and nobody whom that does not concern', async () => {
    const { s1, s2 } = company.people
    const [mine, other] = [await hear(s1), await hear(s2)]
    const roleId = '01980000-0000-7000-8000-0000000000aa'
    const { owner } = company.office
    await company.office.make('role', { id: roleId, name: '临时' })
    await company.office.make('operation', { id: 'told:late' })
    await company.office.make('permission', { id: 'told' })
    const changes: readonly [string, readonly string[]][] = [
      ['insert into store.user_role (user_id, role_id) values ($1, $2)', [s1.userId, roleId]],
      [`insert into store.role_operation (role_id, code) values ($1, 'told:late')`, [roleId]],
      [`insert into store.role_permission (role_id, permission_id) values ($1, 'told')`, [roleId]],
      [`insert into store.permission_operation_ids values ('told', 'told:late')`, []],
      ['update store.role set is_enable = false where id = $1', [roleId]],
      ['delete from store.user_role where role_id = $1', [roleId]],
      [`update store."user" set operations = operations || '["told:late"]' where id = $1`, [s1.userId]],
    ]
    for (const [change, params] of changes) {
      await owner.query(change, [...params])
      await mine.next('session')
    }
    expect(other.heard.filter(({ event }) => event === 'session')).toEqual([])
  })

  it('that messages were read in another window', async () => {
    const { s1 } = company.people
    await tell({ userId: s1.userId, kind: '系统', title: '一' })
    const reader = await hear(s1)
    await reader.next('unread')
    await company.call(s1, 'POST', '/message/read', { all: true })
    expect((await reader.next('unread')).data).toEqual({ all: 0 })
  })

  it('what came while nobody listened, once and in order', async () => {
    const { s2 } = company.people
    const reader = await hear(s2)
    await tell({ userId: s2.userId, kind: '系统', title: '先' })
    const { id } = await reader.next('message')
    reader.stop()
    await tell({ userId: s2.userId, kind: '系统', title: '中' }, { userId: s2.userId, kind: '系统', title: '后' })
    const again = await hear(s2, { 'last-event-id': String(id) })
    await again.next('unread')
    expect(again.heard.filter(({ event }) => event === 'message').map(({ data }) => data.title)).toEqual(['中', '后'])
    expect((await hear(s2, { 'last-event-id': 'nonsense' })).status).toBe(200)
  })

  it('the token of the cookie, and the heart beating', async () => {
    const reader = await listen(company.address, { cookie: `cb_token=${company.people.s1.jwtToken}` })
    open.push(reader)
    expect(reader.status).toBe(200)
    await wait(350)
    expect(reader.beats()).toBeGreaterThanOrEqual(2)
  })
})

describe('the end', () => {
  it('of one session ends its streams alone', async () => {
    await company.office.person('two')
    const [api, phone] = [await company.office.enter('two'), await company.office.enter('two')]
    const [atDesk, atPhone] = [await hear(api), await hear(phone)]
    await company.office.context.transaction((tx) => revokeChain(tx, api, '退出'))
    await atDesk.next('session')
    await atDesk.ended()
    await tell({ userId: phone.userId, kind: '系统', title: '还在' })
    expect((await atPhone.next('message')).data).toMatchObject({ title: '还在' })
    expect(atPhone.heard.some(({ event }) => event === 'session')).toBe(false)
  })

  it('of all sessions ends every stream, but of one that began since', async () => {
    await company.office.person('all')
    const old = await company.office.enter('all')
    const reader = await hear(old)
    await company.office.context.transaction((tx) => revoke(tx, old.userId, '修改密码'))
    await reader.next('session')
    await reader.ended()
    const fresh = await hear(await company.office.enter('all'))
    await company.office.owner.query(`select pg_notify('chengban_event', $1)`, [
      JSON.stringify({ event: 'session', userId: old.userId, sessionId: null }),
    ])
    await tell({ userId: old.userId, kind: '系统', title: '新会话' })
    expect((await fresh.next('message')).data).toMatchObject({ title: '新会话' })
  })

  it('of the listening connection lets everybody come again, to a server that listens', async () => {
    const { s1 } = company.people
    const reader = await hear(s1)
    await reader.next('unread')
    const cut = await company.office.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query in ('listen chengban_event', 'select 1') and pid <> pg_backend_pid()`,
    )
    expect(cut).toHaveLength(1)
    await reader.ended()
    const again = await hear(s1)
    await tell({ userId: s1.userId, kind: '系统', title: '重新听见' })
    expect((await again.next('message')).data).toMatchObject({ title: '重新听见' })
  })

  it('of the server ends the streams, so that it can stop', async () => {
    const other = await openCompany()
    const reader = await listen(other.address, { authorization: `Bearer ${other.people.s1.jwtToken}` })
    await reader.next('unread')
    await other.close()
    await reader.ended()
  })
})

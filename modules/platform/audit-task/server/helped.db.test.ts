import { clock } from '@chengban/engine/clock.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Flow, openFlow } from './testing/flow.ts'

let flow: Flow
const idOf = (name: string): string => flow.people[name]?.userId ?? ''
const open = async (id: string): Promise<string[]> =>
  (await flow.tasks(id)).filter(({ status }) => status === '待处理').map(({ name }) => name)
const taskOf = async (who: string, id: string, status: string): Promise<string> => {
  const [row] = await flow.company.office.owner.query<{ id: string }>(
    `select id from store.audit_task where relevance_id = $1 and user_id = $2 and status = $3`,
    [id, idOf(who), status],
  )
  return row?.id ?? ''
}
const byTask = (who: string, name: string, body: object) =>
  flow.company.call(flow.people[who] as never, 'POST', `/auditTask/action/${name}`, body)

beforeAll(async () => {
  flow = await openFlow()
  for (const name of ['a', 'b', 'c', 'd', 'gone']) await flow.enter(name)
  await flow.enter('keeper', ['flow:manage'])
  await flow.company.office.owner.query(`update store."user" set status = '停用' where name = 'gone'`)
})
afterAll(() => flow.close())
afterEach(() => clock.shift(0))

const wrong = (userId: string) => ({ status: 422, data: { fields: { userId } } })

describe('refused', () => {
  it('giving a task to the applicant, oneself, whoever left or has it, and by whom it is not', async () => {
    const id = await flow.submitted('拒')
    const to = (name: string, who = 'first') => flow.act(who, 'transfer', id, { userId: idOf(name), opinion: '请看' })
    expect(await to('s1')).toMatchObject(wrong('不能转交给申请人'))
    expect(await to('first')).toMatchObject(wrong('不能转交给自己'))
    expect(await to('gone')).toMatchObject(wrong('对方账号已停用'))
    expect(await to('a', 's1')).toMatchObject({ status: 403, message: '不能审批自己的单据' })
    expect(await to('a', 's2')).toMatchObject({ status: 404 })
    expect(await flow.act('first', 'transfer', id, { userId: idOf('a') })).toMatchObject({
      status: 422,
      message: '请填写审批意见',
    })
    expect(await flow.act('first', 'transfer', id, { userId: idOf('a'), opinion: '请看', version: 1 })).toMatchObject({
      status: 409,
      message: '单据已变更，请刷新',
    })
    await flow.act('first', 'addSign', id, { userId: idOf('a'), position: 'after' })
    expect(await to('a')).toMatchObject(wrong('对方已是当前审批人'))
  })

  it('asking a fourth, in no order, or taking back whom somebody else asked', async () => {
    const id = await flow.submitted('四')
    const add = (name: string, position: unknown = 'after') =>
      flow.act('first', 'addSign', id, { userId: idOf(name), position })
    expect(await add('a', 'beside')).toMatchObject({ status: 422, data: { fields: { position: '请选择加签方式' } } })
    expect(await add('s1')).toMatchObject(wrong('不能转交给申请人'))
    for (const name of ['a', 'b', 'c']) expect((await add(name)).status).toBe(200)
    expect(await add('d')).toMatchObject(wrong('最多加签3人'))
    expect((await flow.act('a', 'removeSign', id)).status).toBe(403)
    expect((await flow.act('first', 'removeSign', id, { userId: idOf('c') })).status).toBe(200)
    expect((await add('d')).status).toBe(200)
  })

  it('moving a task without the keeping of flows, or one that is done', async () => {
    const id = await flow.submitted('派')
    const task = await taskOf('first', id, '待处理')
    const body = { id: task, userId: idOf('a'), opinion: '休假' }
    expect((await byTask('first', 'reassign', body)).status).toBe(403)
    await flow.act('first', 'approve', id)
    expect(await byTask('keeper', 'reassign', body)).toMatchObject({ status: 409, message: '该单据已被处理' })
  })

  it('taking back what the next level has decided, what passed, what one never decided', async () => {
    const id = await flow.submitted('迟')
    expect((await flow.act('first', 'auditWithdraw', id)).status).toBe(403)
    await flow.act('first', 'approve', id)
    await flow.act('second', 'approve', id)
    expect(await flow.act('first', 'auditWithdraw', id)).toMatchObject({
      status: 409,
      message: '下一级已处理，无法撤回',
    })
  })
})

describe('a decision is not taken back', () => {
  it('by anybody else on the same level or another', async () => {
    const id = await flow.submitted('他人')
    await flow.act('first', 'approve', id)
    for (const who of ['second', 's1']) expect((await flow.act(who, 'auditWithdraw', id)).status, who).toBe(403)
    expect(await open(id)).toEqual(['second'])
  })

  it('once whoever was asked on the next level has decided, though that level still waits', async () => {
    const id = await flow.submitted('前后')
    await flow.act('first', 'approve', id)
    await flow.act('second', 'addSign', id, { userId: idOf('a'), position: 'before' })
    await flow.act('a', 'approve', id)
    expect(await flow.act('first', 'auditWithdraw', id)).toMatchObject({
      status: 409,
      message: '下一级已处理，无法撤回',
    })
    expect(await open(id)).toEqual(['second'])
  })
})

describe('a task given to somebody else', () => {
  it('is theirs alone, and the record names them', async () => {
    const id = await flow.submitted('转')
    const task = await taskOf('first', id, '待处理')
    const version = await flow.version(id)
    const { data } = await byTask('first', 'transfer', { id: task, version, userId: idOf('a'), opinion: '请看' })
    expect(data.taskId).toBe(await taskOf('a', id, '待处理'))
    expect((await flow.act('first', 'approve', id)).status).toBe(409)
    expect((await flow.get('a', id)).data).toMatchObject({ audit1: idOf('a'), waitsFor: [{ name: 'a' }] })
    expect((await flow.act('a', 'approve', id)).data.status).toBe('待二级审核')
  })

  it('goes on by the keeper of flows, with the reason', async () => {
    const id = await flow.submitted('改派')
    const task = await taskOf('first', id, '待处理')
    expect((await byTask('keeper', 'reassign', { id: task, userId: idOf('b') })).status).toBe(422)
    expect((await byTask('keeper', 'reassign', { id: task, userId: idOf('b'), opinion: '出差' })).status).toBe(200)
    expect(await flow.tasks(id)).toMatchObject([
      { status: '已转交', reason: '改派' },
      { name: 'b', status: '待处理' },
    ])
  })
})

describe('one more signature', () => {
  it('before mine comes first, and its refusal ends it', async () => {
    const id = await flow.submitted('前')
    expect((await flow.act('first', 'addSign', id, { userId: idOf('a'), position: 'before' })).status).toBe(200)
    expect(await open(id)).toEqual(['a'])
    expect(await flow.act('first', 'approve', id)).toMatchObject({ status: 409, message: '请等待加签人处理' })
    await flow.act('a', 'approve', id)
    expect(await open(id)).toEqual(['first'])
    expect((await flow.act('first', 'approve', id)).data.status).toBe('待二级审核')
    await flow.act('second', 'addSign', id, { userId: idOf('b'), position: 'before' })
    expect((await flow.act('b', 'reject', id, { opinion: '不妥' })).data.status).toBe('驳回')
  })

  it('before mine can be taken back: mine is open again', async () => {
    const id = await flow.submitted('收')
    const { data } = await flow.act('first', 'addSign', id, { userId: idOf('a'), position: 'before' })
    expect((await flow.get('first', id)).data.can).toContain('removeSign')
    const version = await flow.version(id)
    expect((await byTask('first', 'removeSign', { id: data.taskId, version })).data).toEqual({ done: true })
    expect(await open(id)).toEqual(['first'])
    expect((await flow.act('a', 'approve', id)).status).toBe(409)
  })

  it('after mine follows, and the level waits for it, also when I gave my task away', async () => {
    const id = await flow.submitted('后')
    await flow.act('first', 'addSign', id, { userId: idOf('a'), position: 'after' })
    await flow.act('first', 'transfer', id, { userId: idOf('b'), opinion: '代看' })
    expect(await open(id)).toEqual(['b'])
    expect((await flow.act('b', 'approve', id)).data.status).toBe('待一级审核')
    expect(await open(id)).toEqual(['a'])
    expect((await flow.act('a', 'approve', id)).data.status).toBe('待二级审核')
  })
})

describe('a decision taken back', () => {
  it('opens my level again while the next has not decided', async () => {
    const id = await flow.submitted('回')
    await flow.act('first', 'approve', id, { opinion: '可以' })
    expect((await flow.get('first', id)).data.can).toContain('auditWithdraw')
    const task = await taskOf('first', id, '已同意')
    const { data } = await byTask('first', 'auditWithdraw', { id: task, version: await flow.version(id) })
    expect(data.status).toBe('待一级审核')
    expect(await open(id)).toEqual(['first'])
    expect((await flow.get('s1', id)).data.opinionFirst).toBeNull()
    await flow.act('first', 'approve', id)
    expect((await flow.act('second', 'approve', id)).data.status).toBe('通过')
  })

  it('a refusal for ten minutes, while nothing changed', async () => {
    const id = await flow.submitted('驳')
    await flow.act('first', 'reject', id, { opinion: '误点' })
    expect((await flow.act('first', 'auditWithdraw', id)).data.status).toBe('待一级审核')
    await flow.act('first', 'reject', id, { opinion: '真的' })
    clock.shift(601)
    expect(await flow.act('first', 'auditWithdraw', id)).toMatchObject({ status: 409 })
    clock.shift(0)
    await flow.company.call(flow.people.s1 as never, 'PATCH', `/contract/${id}`, { id, remark: '改过' })
    expect(await flow.act('first', 'auditWithdraw', id)).toMatchObject({
      status: 409,
      message: '下一级已处理，无法撤回',
    })
  })
})

it('whoever is told reads the record, once, and nobody else tells', async () => {
  const id = await flow.submitted('告')
  expect((await flow.get('d', id)).status).toBe(404)
  expect((await flow.act('s2', 'cc', id, { userIds: [idOf('d')] })).status).toBe(404)
  expect(await flow.act('s1', 'cc', id, { userIds: [] })).toMatchObject({ status: 422 })
  expect((await flow.act('s1', 'cc', id, { userIds: [idOf('d'), idOf('d')] })).data).toMatchObject({ added: 1 })
  expect((await flow.act('first', 'cc', id, { userIds: [idOf('d')] })).data).toMatchObject({ added: 0 })
  expect((await flow.get('d', id)).status).toBe(200)
  expect((await flow.act('d', 'approve', id)).status).toBe(403)
})

it('a task is due after the hours that are worked', async () => {
  clock.shift((new Date('2026-11-20T16:00:00+08:00').getTime() - Date.now()) / 1000)
  const id = await flow.submitted('时限')
  const [task] = await flow.company.office.owner.query<{ due: string }>(
    `select to_char(tz_due at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as due from store.audit_task where relevance_id = $1`,
    [id],
  )
  expect(task?.due).toBe('2026-11-23 16:00')
})

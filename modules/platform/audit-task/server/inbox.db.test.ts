import { type Colleague, type Company, openCompany } from '@chengban/server/live/testing/company.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let company: Company
beforeAll(async () => {
  company = await openCompany()
})
afterAll(() => company.close())

type Who = keyof Company['people']
const get = (who: Who, path: string) => company.call(company.people[who], 'GET', path)
const post = (who: Who, path: string, body: object) => company.call(company.people[who], 'POST', path, body)
const taskOf = async (who: Who, id: string): Promise<{ id: string; version: number }> => {
  const { data } = await get(who, '/auditTask?pageSize=50')
  return data.nodes.find(({ relevanceId }: { relevanceId: string }) => relevanceId === id)
}
const decide = (who: Who, action: string, body: object) => post(who, `/auditTask/action/${action}`, body)
const submitted = async (name: string): Promise<string> => {
  const id = await company.contract(name)
  await company.submit(id)
  return id
}

it('shows the sum before the rest to whom the record shows it', async () => {
  const id = await submitted('有合同额')
  const { data } = await get('first', '/auditTask?pageSize=50')
  const task = data.nodes.find(({ relevanceId }: { relevanceId: string }) => relevanceId === id)
  expect(task.summary[0]).toMatchObject({ label: '合同额', value: expect.stringMatching(/^[\d,]+\.\d\d$/) })
})

it('tells who has what in hand to the keepers of all flows, to others only of what is theirs', async () => {
  const id = await submitted('谁在手里')
  const { s1, s2, first } = company.people
  await company.office.person('keeper', { operations: ['flow:manage'] })
  const holderFor = async (who: Colleague): Promise<unknown> => {
    const { data } = await company.call(who, 'GET', '/auditTask?box=open&pageSize=50')
    return data.nodes.find(({ relevanceId }: { relevanceId: string }) => relevanceId === id)?.user.id
  }
  expect(await holderFor(s2)).toBeUndefined()
  expect(await holderFor(s1)).toBe(first.userId)
  expect(await holderFor(await company.office.enter('keeper'))).toBe(first.userId)
})

describe('refused', () => {
  it('the detail of a record one does not see, of no record, of an unknown module', async () => {
    const id = await submitted('甲')
    expect(await get('s2', `/auditTask/detail?module=contract&relevanceId=${id}`)).toMatchObject({
      status: 404,
      message: '数据不存在',
    })
    expect(await get('s1', '/auditTask/detail?module=contract&relevanceId=nothing')).toMatchObject({ status: 404 })
    expect(await get('s1', `/auditTask/detail?module=nothing&relevanceId=${id}`)).toMatchObject({ status: 404 })
    expect(await get('s2', `/auditTask/preview?module=contract&relevanceId=${id}`)).toMatchObject({ status: 404 })
  })

  it('deciding on the task of another person, or one that is not there', async () => {
    const id = await submitted('乙')
    const task = await taskOf('first', id)
    expect(await decide('s2', 'approve', task)).toMatchObject({ status: 404 })
    expect(await decide('s1', 'approve', task)).toMatchObject({ status: 403, message: '权限不足' })
    expect(await decide('first', 'approve', { id: 'x', version: 1 })).toMatchObject({ status: 404 })
  })

  it('a stale version, no version, a refusal without words', async () => {
    const id = await submitted('丙')
    const { id: task } = await taskOf('first', id)
    expect(await decide('first', 'approve', { id: task, version: 1 })).toMatchObject({
      status: 409,
      message: '单据已变更，请刷新',
    })
    expect(await decide('first', 'approve', { id: task })).toMatchObject({ status: 422, message: 'version不能为空' })
    expect(await decide('first', 'reject', { id: task, version: 2, opinion: ' ' })).toMatchObject({
      status: 422,
      message: '请填写审批意见',
    })
  })

  it('taking back what has been decided on', async () => {
    const id = await submitted('丁')
    const task = await taskOf('first', id)
    await decide('first', 'approve', task)
    expect(await decide('s1', 'withdraw', { module: 'contract', relevanceId: id, version: 3 })).toMatchObject({
      status: 409,
      message: '已有审批人处理，无法撤回',
    })
    expect(await decide('first', 'approve', { ...task, version: 3 })).toMatchObject({
      status: 409,
      message: '该单据已被处理',
    })
  })

  it('a page of another size', async () => {
    expect(await get('first', '/auditTask?pageSize=9999')).toMatchObject({
      status: 422,
      message: '每页条数只能为10、20、50',
    })
  })
})

describe('the boxes', () => {
  it('hold what waits, what was decided and what was submitted, and nothing of other people', async () => {
    const id = await submitted('检验 100%')
    const todo = await get('first', `/auditTask?keyword=${encodeURIComponent('100%')}`)
    expect(todo.data.nodes).toMatchObject([
      {
        module: 'contract',
        moduleLabel: '合同',
        relevanceId: id,
        title: '合同【检验 100%】',
        initiator: { name: 's1', avatar: null },
        auditLevel: 1,
        levels: 2,
        round: 1,
        status: '待处理',
        isOverdue: false,
        isRead: false,
        version: 2,
        link: `/record/contract/${id}`,
        phoneLink: `/phone/phoneContractAudit?id=${id}`,
      },
    ])
    expect((await get('s2', '/auditTask')).data).toMatchObject({
      nodes: [],
      totalCount: 0,
      counts: { todo: 0, done: 0, mine: 0, cc: 0 },
    })
    const counts = (await get('first', '/auditTask')).data.counts
    await decide('first', 'approve', { id: todo.data.nodes[0].id, version: 2 })
    expect((await get('first', '/auditTask')).data.counts).toEqual({
      ...counts,
      todo: counts.todo - 1,
      done: counts.done + 1,
    })
    expect((await get('first', '/auditTask?box=done')).data.nodes[0]).toMatchObject({
      relevanceId: id,
      status: '已同意',
    })
    expect((await get('s1', '/auditTask?box=mine')).data.nodes[0]).toMatchObject({
      relevanceId: id,
      status: '进行中',
      auditLevel: 2,
      version: 3,
    })
    expect((await get('second', '/auditTask/counts')).data).toMatchObject({
      nodes: [{ module: 'contract', moduleLabel: '合同', overdue: 0, phoneLink: '/phone/phoneContractAudit' }],
    })
  })
})

it('has what waits of the kinds that are named, and of no other', async () => {
  const id = await submitted('几类')
  const waiting = async (module: string): Promise<readonly string[]> => {
    const { data } = await get('first', `/auditTask?module=${module}&pageSize=50`)
    return data.nodes.map(({ relevanceId }: { relevanceId: string }) => relevanceId)
  }
  expect(await waiting('submitMonth,restDay')).toEqual([])
  expect(await waiting('restDay,contract')).toContain(id)
})

describe('the detail', () => {
  it('tells an approver what was submitted, who comes next and what they may do, and counts as read', async () => {
    const id = await submitted('住院系统')
    const { data } = await get('first', `/auditTask/detail?module=contract&relevanceId=${id}`)
    expect(data).toMatchObject({
      version: 2,
      title: '合同【住院系统】',
      needSignature: false,
      diff: [],
      nextApprovers: [{ level: 2, names: ['second'] }],
      rounds: [
        {
          round: 1,
          kind: '提交',
          status: '进行中',
          initiator: { name: 's1' },
          tasks: [{ level: 1, user: { name: 'first' }, status: '待处理' }],
        },
      ],
      files: [{ url: '/file/a.pdf', field: 'contractFile', label: '合同文件' }],
    })
    expect(data.actions).toEqual(expect.arrayContaining(['approve', 'reject']))
    expect(data.fields[0]).toMatchObject({ field: 'clientId', label: '客户', value: '华东医院', type: 'ref' })
    expect(data.fields.some(({ field }: { field: string }) => field === 'money')).toBe(true)
    expect(data.rounds[0].content).toBeUndefined()
    expect((await get('first', '/auditTask?keyword=住院')).data.nodes[0]).toMatchObject({ isRead: true })
    const unread = await company.office.owner.query(
      'select from store.message where relevance_id = $1 and not is_read',
      [id],
    )
    expect(unread).toEqual([])
  })

  it('keeps secret fields from who may not read them, in the content and in what changed', async () => {
    const id = await submitted('门诊系统')
    await decide('first', 'reject', { ...(await taskOf('first', id)), opinion: '金额不对' })
    await company.call(company.people.s1, 'PATCH', `/contract/${id}`, {
      patch: { money: '90000', name: '门诊系统二期' },
      version: 3,
    })
    await company.as(company.people.s1, (engine) =>
      engine.move(engine.writer.catalog.entity('contract'), 'submit', { id, version: 4 }),
    )
    await company.office.person('reader', { operations: ['contract:manage'] })
    const reader = await company.office.enter('reader')
    const path = `/auditTask/detail?module=contract&relevanceId=${id}`
    const changed = ({ data }: Awaited<ReturnType<typeof get>>) =>
      data.diff.map(({ field, old, new: fresh }: Record<string, string>) => [field, old, fresh])
    expect(changed(await get('first', path))).toEqual(
      expect.arrayContaining([
        ['name', '门诊系统', '门诊系统二期'],
        ['money', expect.any(String), expect.any(String)],
      ]),
    )
    const theirs = await company.call(reader, 'GET', path)
    expect(changed(theirs)).toEqual([['name', '门诊系统', '门诊系统二期']])
    expect(theirs.data.fields.some(({ field }: { field: string }) => field === 'money')).toBe(false)
    expect(JSON.stringify(theirs.data)).not.toContain('90000')
    expect(theirs.data.rounds).toHaveLength(2)
  })

  it('says who would get a record, with a form over it, and why nobody would', async () => {
    const id = await company.contract('未提交')
    const ask = async (values?: object) =>
      (
        await get(
          's1',
          `/auditTask/preview?module=contract&relevanceId=${id}${values ? `&values=${encodeURIComponent(JSON.stringify(values))}` : ''}`,
        )
      ).data.levels
    expect(await ask()).toEqual([
      { level: 1, names: ['first'] },
      { level: 2, names: ['second'] },
    ])
    expect(await ask({ money: '10' })).toEqual([{ level: 1, names: ['first'] }])
    expect(await ask({ audit1: company.people.s2.userId })).toEqual([
      { level: 1, names: [], message: '所选审批人无审批权限' },
      { level: 2, names: ['second'] },
    ])
  })
})

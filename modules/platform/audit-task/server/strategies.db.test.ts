import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Flow, openFlow } from './testing/flow.ts'

let flow: Flow
const nobody = { audit1: null, audit2: null }
const idOf = (name: string): string => flow.people[name]?.userId ?? ''
const asked = async (id: string, level = 1): Promise<string[]> =>
  (await flow.tasks(id)).filter((task) => task.level === level && task.kind === '审批').map(({ name }) => name)

beforeAll(async () => {
  flow = await openFlow()
  await flow.enter('head', [])
  await flow.enter('keeper', ['flow:manage'])
  await flow.enter('third', ['contract:audit1', 'contract:audit2'])
  await flow.enter('barred', ['!contract:audit1'])
})
afterAll(() => flow.close())
beforeEach(async () => {
  await flow.set({})
  const { owner } = flow.company.office
  await owner.query(`update store.department set leader_id = $1`, [idOf('head')])
  await owner.query(`update store."user" set superior_id = null, deputy_id = null, status = '在职'`)
})

describe('refused', () => {
  it('an approver in the form without the code, or who left, or the applicant', async () => {
    const { owner } = flow.company.office
    await owner.query(`update store."user" set status = '停用' where id = $1`, [idOf('third')])
    for (const name of ['head', 's1', 'third']) {
      const id = await flow.draft('表单', { audit1: idOf(name) })
      expect(await flow.act('s1', 'submit', id)).toMatchObject({
        status: 422,
        data: { fields: { audit1: '所选审批人无审批权限' } },
      })
    }
  })

  it('a submission that nobody can decide on', async () => {
    const { owner } = flow.company.office
    await owner.query(`update store.department set leader_id = null`)
    await owner.query(`update store."user" set status = '停用' where id = $1`, [idOf('keeper')])
    const id = await flow.draft('无人', nobody)
    expect(await flow.act('s1', 'submit', id)).toMatchObject({
      status: 422,
      data: { fields: { audit1: '未找到审批人，请联系流程管理员' } },
    })
  })
})

describe('who is asked', () => {
  it('the head of the department, when nobody is named and nothing is configured', async () => {
    expect(await asked(await flow.submitted('默认', nobody))).toEqual(['head'])
  })

  it('the superior, the holder of a role, of an operation, or the person of a field', async () => {
    const { owner } = flow.company.office
    await owner.query(`update store."user" set superior_id = $2 where id = $1`, [idOf('s1'), idOf('second')])
    const roleId = crypto.randomUUID()
    await flow.company.office.make('role', { id: roleId, name: '复核' })
    await flow.company.office.make('userRole', { userId: idOf('third'), roleId })
    await flow.company.office.make('userRole', {
      userId: idOf('first'),
      roleId,
      tzEnd: new Date(Date.now() - 86_400_000),
    })
    const cases = {
      superior: ['second'],
      departmentHead: ['head'],
      [`role:${roleId}`]: ['third'],
      'operation:contract:audit1': ['first', 'third'],
      'field:signer': ['second'],
      'role:nothing': ['head'],
      'field:name': ['head'],
    }
    for (const [strategy, people] of Object.entries(cases)) {
      await flow.set({ approvers: { 1: strategy } })
      const id = await flow.submitted(strategy, { ...nobody, signer: idOf('second') })
      expect([strategy, (await asked(id)).sort()]).toEqual([strategy, people])
    }
  })

  it('never the applicant, nor who is barred from the code: then the chain is asked', async () => {
    await flow.set({ approvers: { 1: 'field:signer' } })
    expect(await asked(await flow.submitted('自己', { ...nobody, signer: idOf('s1') }))).toEqual(['head'])
    expect(await asked(await flow.submitted('禁用', { ...nobody, signer: idOf('barred') }))).toEqual(['head'])
  })

  it('two people for two levels of the chain', async () => {
    const id = await flow.submitted('两级', nobody)
    expect((await flow.act('head', 'approve', id)).data.status).toBe('待二级审核')
    expect(await asked(id, 2)).toEqual(['keeper'])
  })
})

describe('a deputy in force', () => {
  const stand = (deputy: string, from: string, to: string) =>
    flow.company.office.owner.query(
      `update store."user" set deputy_id = $2, deputy_from = (now() at time zone 'Asia/Shanghai')::date + $3::integer,
         deputy_to = (now() at time zone 'Asia/Shanghai')::date + $4::integer where id = $1`,
      [idOf('first'), idOf(deputy), from, to],
    )

  it('does not decide before and after, nor on their own record', async () => {
    await stand('third', '1', '3')
    expect(await asked(await flow.submitted('早'))).toEqual(['first'])
    await stand('third', '-3', '-1')
    expect(await asked(await flow.submitted('晚'))).toEqual(['first'])
    await stand('s1', '-1', '3')
    expect(await asked(await flow.submitted('己'))).toEqual(['first'])
  })

  it('decides on the first day and on the last', async () => {
    for (const [from, to] of [
      ['0', '3'],
      ['-3', '0'],
    ] as const) {
      await stand('third', from, to)
      expect(await asked(await flow.submitted('当天'))).toEqual(['third'])
    }
  })

  it('decides in the place of the other, and the trail says so', async () => {
    await stand('third', '-1', '1')
    const id = await flow.submitted('代')
    expect(await flow.tasks(id)).toMatchObject([{ name: 'third', status: '待处理', reason: '代first审批' }])
    expect((await flow.act('first', 'approve', id)).status).toBe(404)
    expect((await flow.act('third', 'approve', id)).status).toBe(200)
    const trail = await flow.company.office.owner.query<{ content: string }>(
      `select content from store.comment where relevance_id = $1 order by tz_create desc, id desc limit 1`,
      [id],
    )
    expect(trail[0]?.content).toBe('同意（代first审批）（待一级审核 → 待二级审核）：同意')
  })
})

describe('会签', () => {
  beforeEach(() => flow.set({ approvers: { 1: 'operation:contract:audit1' }, mode: { 1: '会签' } }))

  it('ends with the first refusal', async () => {
    const id = await flow.submitted('一票', nobody)
    expect((await flow.act('first', 'approve', id)).data.status).toBe('待一级审核')
    expect(await flow.act('first', 'approve', id)).toMatchObject({ status: 409, message: '该单据已被处理' })
    expect((await flow.act('third', 'reject', id, { opinion: '不行' })).data.status).toBe('驳回')
  })

  it('takes two who agree at one moment on the version that both have before them', async () => {
    const id = await flow.submitted('同时', nobody)
    const version = await flow.version(id)
    const both = await Promise.all(['first', 'third'].map((who) => flow.act(who, 'approve', id, { version })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.map(({ data }) => data.status).sort()).toEqual(['待一级审核', '待二级审核'])
  })

  it('goes on when all have agreed', async () => {
    const id = await flow.submitted('全票', nobody)
    const first = flow.people.first as NonNullable<typeof flow.people.first>
    const detail = await flow.company.call(first, 'GET', `/auditTask/detail?module=contract&relevanceId=${id}`)
    expect(detail.data.modes).toEqual({ 1: '会签' })
    await flow.act('third', 'approve', id)
    expect((await flow.act('first', 'approve', id)).data.status).toBe('待二级审核')
    expect((await flow.tasks(id)).filter(({ level }) => level === 1)).toMatchObject([
      { status: '已同意' },
      { status: '已同意' },
    ])
  })
})

describe('a level passed by itself', () => {
  it('under a limit, or where a field says so; not at the limit', async () => {
    await flow.set({
      skip: [
        { level: 2, field: 'money', below: '5000.00' },
        { level: 1, field: 'upgrade', is: true },
      ],
    })
    const at = await flow.submitted('限上', { money: '5000.00' })
    expect((await flow.act('first', 'approve', at)).data.status).toBe('待二级审核')
    const under = await flow.submitted('限下', { money: '4999.99' })
    expect((await flow.act('first', 'approve', under)).data.status).toBe('通过')
    expect((await flow.tasks(under))[1]).toMatchObject({ status: '自动通过', reason: '低于限额', level: 2 })
    expect(await asked(await flow.submitted('升级', { upgrade: true }), 2)).toEqual(['second'])
  })

  it('by who has just decided, named for both', async () => {
    const id = await flow.submitted('连续', { audit1: idOf('third'), audit2: idOf('third') })
    expect((await flow.act('third', 'approve', id)).data.status).toBe('通过')
    expect((await flow.tasks(id))[1]).toMatchObject({ status: '自动通过', reason: '连续审批人' })
  })

  it('not where the chain led to the first: named for one level is not named for both', async () => {
    await flow.company.office.owner.query(`update store.department set leader_id = $1`, [idOf('third')])
    const id = await flow.submitted('链', { audit1: null, audit2: idOf('third') })
    expect((await flow.act('third', 'approve', id)).data.status).toBe('待二级审核')
    expect((await flow.act('third', 'approve', id)).data.status).toBe('通过')
  })
})

it('those whom the configuration tells read the record and decide nothing', async () => {
  await flow.set({ cc: ['operation:flow:manage'] })
  const id = await flow.submitted('抄送')
  expect((await flow.tasks(id)).filter(({ kind }) => kind === '抄送')).toMatchObject([
    { name: 'keeper', status: '已抄送' },
  ])
  expect((await flow.get('keeper', id)).data).toMatchObject({ name: '抄送', can: ['cc'] })
  expect((await flow.act('keeper', 'approve', id)).status).toBe(403)
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Flow, openFlow } from './testing/flow.ts'

let flow: Flow
beforeAll(async () => {
  flow = await openFlow()
  await flow.enter('keeper', ['contract:manage'])
  await flow.enter('reader')
  await flow.enter('flows', ['flow:manage'])
})
afterAll(() => flow.close())

const patch = (who: string, id: string, body: object) =>
  flow.company.call(flow.people[who] as never, 'PATCH', `/contract/${id}`, { id, ...body })
const passed = async (name: string): Promise<string> => {
  const id = await flow.submitted(name)
  await flow.act('first', 'approve', id)
  await flow.act('second', 'approve', id)
  return id
}
const changing = async (name: string, body: object): Promise<string> => {
  const id = await passed(name)
  expect((await flow.act('s1', 'change', id)).data.status).toBe('变更中')
  expect((await patch('s1', id, body)).status).toBe(200)
  return id
}

describe('a change is refused', () => {
  it('of what has not passed, by whom it is not, and twice', async () => {
    const id = await flow.submitted('未过')
    expect(await flow.act('s1', 'change', id)).toMatchObject({ status: 409, message: '当前状态不能变更' })
    const stands = await passed('一次')
    expect(await patch('s1', stands, { money: '1.00' })).toMatchObject({ status: 409, message: '已通过，请发起变更' })
    expect((await flow.act('first', 'change', stands)).status).toBe(403)
    await flow.act('s1', 'change', stands)
    expect(await flow.act('keeper', 'change', stands)).toMatchObject({ status: 409, message: '该单据正在变更' })
  })

  it('without anything changed, with what does not hold, and while it is being approved', async () => {
    const id = await passed('不合')
    await flow.act('s1', 'change', id)
    expect(await flow.act('s1', 'submit', id)).toMatchObject({ status: 422, message: '没有变更内容' })
    expect(await patch('s1', id, { hardware: '200000.00' })).toMatchObject({
      status: 422,
      data: { fields: { software: '软硬件金额合计超过合同额' } },
    })
    expect((await patch('first', id, { money: '1.00' })).status).toBe(403)
    await patch('s1', id, { money: '90000.00' })
    await flow.act('s1', 'submit', id)
    expect(await patch('s1', id, { money: '80000.00' })).toMatchObject({ status: 409, message: '审批中，不能修改' })
    expect(await flow.act('s1', 'submit', id)).toMatchObject({ status: 409, message: '当前状态不能提交审核' })
  })
})

describe('a change', () => {
  it('leaves what was approved, and tells owner, approvers and managers what it would make of it', async () => {
    const id = await changing('草拟', { money: '120000.00', name: '草拟二' })
    const mine = (await flow.get('s1', id)).data
    expect(mine).toMatchObject({ name: '草拟', money: '100000.00', status: '变更中' })
    expect(mine.change).toMatchObject({
      draft: { money: '120000.00', name: '草拟二' },
      diff: [
        { field: 'name', label: '合同名称', old: '草拟', new: '草拟二' },
        {
          field: 'money',
          label: '合同额',
          old: expect.stringContaining('100,000'),
          new: expect.stringContaining('120,000'),
        },
      ],
    })
    expect((await flow.get('first', id)).data.change.draft).toMatchObject({ money: '120000.00' })
    expect((await flow.get('keeper', id)).data.change.draft).toEqual({ name: '草拟二' })
    await patch('s1', id, { name: '草拟' })
    expect((await flow.get('s1', id)).data.change.draft).toEqual({ money: '120000.00' })
  })

  it('stands with its round for owner, approvers and who keeps the flows, without what they do not read', async () => {
    const id = await changing('轮次', { money: '120000.00', name: '轮次二' })
    const drafts = async (who: string): Promise<unknown[]> => {
      const asked = encodeURIComponent(JSON.stringify({ relevanceId: { equalTo: id }, kind: { equalTo: '变更' } }))
      const { data } = await flow.company.call(flow.people[who] as never, 'GET', `/auditRound?filters=${asked}`)
      return data.nodes.map(({ draft }: { draft: unknown }) => draft)
    }
    const whole = { money: '120000.00', name: '轮次二' }
    expect(await drafts('reader')).toEqual([])
    expect(await drafts('first')).toEqual([])
    expect(await drafts('flows')).toEqual([{ name: '轮次二' }])
    expect(await drafts('s1')).toEqual([whole])
    await flow.act('s1', 'submit', id)
    expect(await drafts('first')).toEqual([whole])
  })

  it('takes effect after the same levels, number and stage kept', async () => {
    const id = await changing('生效', { money: '130000.00' })
    const { contractNumber } = (await flow.get('s1', id)).data
    expect((await flow.act('s1', 'submit', id)).data.status).toBe('变更中')
    expect((await flow.get('s1', id)).data).toMatchObject({ waitsFor: [{ name: 'first' }], money: '100000.00' })
    expect((await flow.act('second', 'approve', id)).status).toBe(403)
    expect((await flow.act('first', 'approve', id)).data.status).toBe('变更中')
    expect((await flow.act('second', 'approve', id)).data.status).toBe('通过')
    expect((await flow.get('s1', id)).data).toMatchObject({ money: '130000.00', contractNumber, stage: '待签署' })
    expect((await flow.get('s1', id)).data).not.toHaveProperty('change')
  })

  it('is held against the world once more when it passes', async () => {
    const id = await changing('再查', { money: '125000.00' })
    await flow.act('s1', 'submit', id)
    await flow.act('first', 'approve', id)
    const set = (status: string) => flow.company.office.owner.query('update store.client set status = $1', [status])
    await set('草稿')
    expect(await flow.act('second', 'approve', id)).toMatchObject({
      status: 409,
      message: '客户未通过审核，不能提交合同',
    })
    await set('通过')
    expect((await flow.act('second', 'approve', id)).data.status).toBe('通过')
    expect((await flow.get('s1', id)).data.money).toBe('125000.00')
  })

  it('falls with a refusal or when it is taken back: nothing that stood is touched', async () => {
    const id = await changing('作罢', { money: '140000.00' })
    const before = (await flow.get('s1', id)).data
    await flow.act('s1', 'submit', id)
    expect((await flow.act('first', 'reject', id, { opinion: '不必' })).data.status).toBe('通过')
    const after = (await flow.get('s1', id)).data
    expect([after.money, after.opinion, after.audit1]).toEqual([before.money, before.opinion, before.audit1])
    await flow.act('s1', 'change', id)
    await patch('s1', id, { money: '150000.00' })
    expect((await flow.act('s1', 'withdraw', id)).data.status).toBe('通过')
    expect((await flow.get('s1', id)).data.money).toBe('100000.00')
    const drafts = await flow.company.office.owner.query<{ status: string; draft: object }>(
      `select status, draft from store.audit_round where relevance_id = $1 and kind = '变更' order by round`,
      [id],
    )
    expect(drafts).toMatchObject([
      { status: '驳回', draft: { money: '140000.00' } },
      { status: '已撤回', draft: { money: '150000.00' } },
    ])
  })

  it('is checked again against the world as it is when it passes', async () => {
    const id = await changing('再查', { money: '60000.00' })
    await flow.act('s1', 'submit', id)
    await flow.act('first', 'approve', id)
    await flow.company.office.owner.query(`update store.contract set hardware = 70000 where id = $1`, [id])
    expect(await flow.act('second', 'approve', id)).toMatchObject({ status: 422, message: '软硬件金额合计超过合同额' })
    expect((await flow.get('s1', id)).data).toMatchObject({ status: '变更中', money: '100000.00' })
  })
})

describe('voiding', () => {
  it('is refused without a reason, without the right, before passing, and with supplements', async () => {
    const id = await passed('主合同')
    expect((await flow.act('s1', 'void', id, { opinion: '错签' })).status).toBe(403)
    expect(await flow.act('keeper', 'void', id, { opinion: ' ' })).toMatchObject({
      status: 422,
      message: '请填写作废原因',
    })
    const waiting = await flow.submitted('审中')
    expect(await flow.act('keeper', 'void', waiting, { opinion: '错签' })).toMatchObject({
      status: 409,
      message: '当前状态不能作废',
    })
    await flow.submitted('补充', { parent_id: id })
    expect(await flow.act('keeper', 'void', id, { opinion: '错签' })).toMatchObject({
      status: 409,
      message: '合同已有回款、开票或补充协议，不能作废',
    })
  })

  it('ends the contract, and nothing of it changes any more', async () => {
    const id = await passed('作废')
    expect((await flow.get('keeper', id)).data.can).toEqual(expect.arrayContaining(['change', 'void']))
    expect((await flow.act('keeper', 'void', id, { opinion: '错签' })).data.status).toBe('已作废')
    expect((await flow.get('s1', id)).data).toMatchObject({ status: '已作废', stage: '已终止', approvedMoney: '0.00' })
    expect(await patch('s1', id, { remark: '改' })).toMatchObject({ status: 409, message: '单据已作废' })
    expect(await flow.act('s1', 'submit', id)).toMatchObject({ status: 409, message: '当前状态不能提交审核' })
    for (const name of ['void', 'change'])
      expect([name, (await flow.act('keeper', name, id, { opinion: '再来' })).status]).toEqual([name, 409])
    expect((await flow.get('keeper', id)).data).toMatchObject({ status: '已作废', can: [] })
  })

  it('names the version that was seen, undoes nothing where it is refused, and tells why in the trail', async () => {
    const id = await passed('作废版本')
    const seen = await flow.version(id)
    expect((await patch('keeper', id, { remark: '改' })).status).toBe(200)
    const late = await flow.act('keeper', 'void', id, { version: seen, opinion: '错签' })
    expect(late).toMatchObject({ status: 409, message: '单据已变更，请刷新' })
    expect((await flow.get('s1', id)).data).toMatchObject({ status: '通过', approvedMoney: '100000.00' })
    const both = await Promise.all([1, 2].map(() => flow.act('keeper', 'void', id, { opinion: '重复签订' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const told = await flow.company.office.owner.query(
      `select content from store.comment where relevance_id = $1 and changes ->> 'to' = '已作废'`,
      [id],
    )
    expect(told).toEqual([{ content: '作废（通过 → 已作废）：重复签订' }])
  })
})

describe('at once', () => {
  it('fifty approvals naming one version: one passes, the others come too late', async () => {
    const id = await flow.submitted('五十')
    await flow.act('first', 'approve', id)
    const version = await flow.version(id)
    const answers = await Promise.all(Array.from({ length: 50 }, () => flow.act('second', 'approve', id, { version })))
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length
    expect([count(200), count(409)]).toEqual([1, 49])
    const told = await flow.company.office.owner.query(
      `select from store.comment where relevance_id = $1 and changes ->> 'to' = '通过'`,
      [id],
    )
    expect(told).toHaveLength(1)
  })

  it('giving a task away and deciding on it: one of both', async () => {
    const id = await flow.submitted('两手')
    const version = await flow.version(id)
    const userId = flow.people.second?.userId
    const both = await Promise.all([
      flow.act('first', 'transfer', id, { version, userId, opinion: '请看' }),
      flow.act('first', 'approve', id, { version }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('changes asked for by two: one', async () => {
    const id = await passed('两变')
    const version = await flow.version(id)
    const both = await Promise.all(['s1', 'keeper'].map((who) => flow.act(who, 'change', id, { version })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.message).toBe('该单据正在变更')
  })
})

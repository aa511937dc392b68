import { clock } from '@chengban/engine/clock.ts'
import { type Company, openCompany } from '@chengban/server/live/testing/company.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let company: Company
let record: string
beforeAll(async () => {
  company = await openCompany()
  record = await company.contract('医院信息系统')
})
afterAll(() => company.close())
afterEach(() => clock.shift(0))

const say = (who: 's1' | 's2' | 'first' | 'second', more: object = {}) => {
  const { people } = company
  return company.call(people[who], 'POST', '/comment', {
    userId: people[who].userId,
    module: 'contract',
    relevanceId: record,
    content: '请看附件',
    ...more,
  })
}
const list = (who: 's1' | 's2' | 'first', query = '') =>
  company.call(company.people[who], 'GET', `/comment?module=contract&relevanceId=${record}&pageSize=9999${query}`)
const messagesOf = (userId: string) =>
  company.office.owner.query<{ kind: string; title: string; link: string }>(
    'select kind, title, link from store.message where user_id = $1 order by tz_create',
    [userId],
  )

describe('refused', () => {
  it('reading and writing about a record one does not see', async () => {
    expect(await list('s2')).toMatchObject({ status: 404, message: '数据不存在' })
    expect(await say('s2')).toMatchObject({ status: 404, message: '数据不存在' })
    expect(
      await company.call(company.people.s2, 'POST', '/comment/read', { id: record, module: 'contract' }),
    ).toMatchObject({ status: 404 })
  })

  it('a list without its record', async () => {
    expect(await company.call(company.people.s1, 'GET', '/comment?module=contract')).toMatchObject({
      status: 422,
      message: '缺少记录ID或模块',
    })
  })

  it('words of another person, no words, an unknown module, too large a page', async () => {
    const { s1, s2 } = company.people
    expect(await say('s1', { userId: s2.userId })).toMatchObject({ status: 403, message: '权限不足' })
    expect(await say('s1', { content: '  ' })).toMatchObject({
      status: 422,
      data: { fields: { content: '评论不能为空' } },
    })
    expect(await say('s1', { module: 'nothing' })).toMatchObject({
      status: 422,
      data: { fields: { module: '模块不存在' } },
    })
    expect(await list('s1', '&pageNumber=0')).toMatchObject({ status: 422, message: '页码错误' })
    expect(await company.call(s1, 'GET', `/comment?module=contract&relevanceId=${record}&pageSize=100`)).toMatchObject({
      status: 422,
    })
  })

  it('a code that is missing', async () => {
    expect(await say('second')).toMatchObject({ status: 403, message: '权限不足' })
  })

  it('calling a person to a record that is closed to them', async () => {
    const { s2 } = company.people
    expect(await say('s1', { mentions: [s2.userId] })).toMatchObject({
      status: 422,
      data: { fields: { mentions: 's2无权查看该记录' } },
    })
    expect(await messagesOf(s2.userId)).toEqual([])
  })

  it('a change after 15 minutes, and of a 记录 ever', async () => {
    const { s1 } = company.people
    const { data } = await say('s1')
    clock.shift(14 * 60)
    expect(await company.call(s1, 'PATCH', `/comment/${data.id}`, { patch: { content: '改过' } })).toMatchObject({
      status: 200,
    })
    clock.shift(15 * 60 + 1)
    expect(await company.call(s1, 'PATCH', `/comment/${data.id}`, { patch: { content: '再改' } })).toMatchObject({
      status: 409,
      message: '超过15分钟不能修改',
    })
    expect(await company.call(s1, 'DELETE', `/comment/${data.id}`)).toMatchObject({
      status: 409,
      message: '超过15分钟不能修改',
    })
    clock.shift(0)
    const trail = await say('s1', { type: '记录', content: '已电话确认' })
    expect(trail.status).toBe(200)
    const { nodes } = (await list('s1', '&type=记录')).data
    expect(nodes).toMatchObject([{ id: trail.data.id, source: '人工', detail: null }])
    expect(await company.call(s1, 'PATCH', `/comment/${trail.data.id}`, { patch: { content: '改' } })).toMatchObject({
      status: 409,
      message: '变更记录不可修改',
    })
    expect(await company.call(s1, 'DELETE', `/comment/${trail.data.id}`)).toMatchObject({
      status: 409,
      message: '变更记录不可修改',
    })
  })
})

describe('said and heard', () => {
  it('reaches the person mentioned, the author answered and the owner, each once and never oneself', async () => {
    const { s1, first } = company.people
    record = await company.contract('检验科接口')
    await company.submit(record)
    const before = (await messagesOf(s1.userId)).length
    const asked = await say('s1', { content: '@first 请尽快', mentions: [first.userId] })
    expect((await messagesOf(first.userId)).at(-1)).toMatchObject({
      kind: '提到我',
      title: 's1在合同【检验科接口】中提到了您',
      link: `/record/contract/${record}`,
    })
    expect(await messagesOf(s1.userId)).toHaveLength(before)
    await say('first', { content: '好', parentId: asked.data.id, mentions: [s1.userId] })
    expect((await messagesOf(s1.userId)).slice(before)).toMatchObject([{ kind: '提到我' }])
    await say('first', { content: '已看', parentId: asked.data.id })
    expect((await messagesOf(s1.userId)).at(-1)).toMatchObject({
      kind: '通知',
      title: 'first在合同【检验科接口】中回复了您',
    })
  })

  it('is listed newest first, with what one may still change', async () => {
    const { data } = await list('s1', '&type=评论')
    expect(data.totalCount).toBe(3)
    expect(data.nodes.map(({ content, canEdit }: { content: string; canEdit: boolean }) => [content, canEdit])).toEqual(
      [
        ['已看', false],
        ['好', false],
        ['@first 请尽快', true],
      ],
    )
    expect(data.nodes[0]).toMatchObject({ user: { name: 'first', avatar: null }, isRead: false, relevanceId: record })
    expect((await list('s1')).data.nodes.some(({ type }: { type: string }) => type === '记录')).toBe(true)
  })

  it('is read once', async () => {
    const { s1 } = company.people
    const read = () => company.call(s1, 'POST', '/comment/read', { id: record, module: 'contract' })
    expect((await read()).data).toEqual({ read: 2 })
    expect((await read()).data).toEqual({ read: 0 })
    const { data } = await list('s1')
    expect(data.nodes.every(({ isRead }: { isRead: boolean }) => isRead)).toBe(true)
    const left = await company.office.owner.query(
      `select from store.message where user_id = $1 and kind = '提到我' and not is_read`,
      [s1.userId],
    )
    expect(left).toEqual([])
  })

  it('leaves out a change whose every field is secret to the reader', async () => {
    await company.office.owner.query(
      `insert into store.comment (id, tz_create, tz_update, user_id, relevance_id, module, content, type, source, changes)
       select gen_random_uuid(), now(), now(), $1, $2, 'contract', '修改 合同额', '记录', '系统', c from unnest($3::jsonb[]) c`,
      [
        company.people.s1.userId,
        record,
        [
          {
            action: '修改',
            changes: [{ field: 'money', label: '合同额', old: '1', new: '2', secret: 'contract:money' }],
          },
          {
            action: '修改',
            changes: [
              { field: 'money', label: '合同额', old: '1', new: '2', secret: 'contract:money' },
              { field: 'name', label: '合同名称', old: 'a', new: 'b' },
            ],
          },
        ].map((one) => JSON.stringify(one)),
      ],
    )
    const changes = async (who: 's1' | 'third') => {
      const colleague = who === 's1' ? company.people.s1 : third
      const { data } = await company.call(
        colleague,
        'GET',
        `/comment?module=contract&relevanceId=${record}&type=记录&pageSize=9999`,
      )
      return data.nodes
        .filter(({ content }: { content: string }) => content === '修改 合同额')
        .map(({ detail }: { detail: { changes: object[] } }) => detail.changes.length)
    }
    await company.office.person('third', { operations: ['contract:manage'] })
    const third = await company.office.enter('third')
    expect((await changes('s1')).sort()).toEqual([1, 2])
    expect(await changes('third')).toEqual([1])
  })
})

describe('a reminder', () => {
  const remind = (who: 's1' | 's2', to: 'first' | 's2', message = '请审批') =>
    company.call(company.people[who], 'POST', '/messageRemind', {
      id: record,
      submitterId: company.people[to].userId,
      type: 'contract',
      message,
    })

  it('is refused without words, by and to people who do not see the record', async () => {
    expect(await remind('s1', 'first', ' ')).toMatchObject({ status: 422, message: '提醒内容不能为空' })
    expect(await remind('s2', 'first')).toMatchObject({ status: 404 })
    expect(await remind('s1', 's2')).toMatchObject({ status: 422, message: '接收人无权查看该记录' })
  })

  it('goes out once in four hours, whoever asks twice at once', async () => {
    const both = await Promise.all([remind('s1', 'first'), remind('s1', 'first')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(both.find(({ status }) => status === 429)).toMatchObject({ message: '4小时内只能催办一次' })
    expect((await messagesOf(company.people.first.userId)).at(-1)).toMatchObject({
      kind: '催办',
      title: '【提醒】合同【检验科接口】：请审批',
    })
  })

  it('goes to whose the records are by one call, and names who was reminded a while ago', async () => {
    const rows = [{ id: record, type: 'contract' }]
    const together = (who: 'first' | 's2', sent: object) =>
      company.call(company.people[who], 'POST', '/messageRemind/action/together', { message: '请处理', ...sent })
    expect(await together('s2', { rows })).toMatchObject({ status: 404 })
    expect(await together('first', { rows: [...rows, { id: 'nothing', type: 'contract' }] })).toMatchObject({
      status: 404,
    })
    expect(await together('first', { rows: [] })).toMatchObject({ status: 422 })
    expect((await together('first', { rows })).data).toEqual({ reminded: 1, refused: [] })
    const [left, ...others] = (await together('first', { rows: [...rows, ...rows] })).data.refused
    expect([left, others]).toEqual([{ id: record, name: left.name, message: '4小时内只能催办一次' }, []])
    expect(left.name).not.toBe('')
  })
})

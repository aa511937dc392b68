import { notify } from '@chengban/engine/row/announce.ts'
import { type Company, openCompany } from '@chengban/server/live/testing/company.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let company: Company
beforeAll(async () => {
  company = await openCompany()
  const { s1, s2 } = company.people
  await company.office.context.transaction((tx) =>
    notify(tx, [
      { userId: s1.userId, kind: '审批', title: '合同待您审批' },
      { userId: s1.userId, kind: '提到我', title: '有人提到了您' },
      { userId: s1.userId, kind: '系统', title: '密码已重置' },
      { userId: s2.userId, kind: '系统', title: '与他人无关' },
    ]),
  )
})
afterAll(() => company.close())

const list = (query = '') => company.call(company.people.s1, 'GET', `/message${query}`)
const read = (body: object) => company.call(company.people.s1, 'POST', '/message/read', body)

it('are one’s own alone, with what is unread by kind', async () => {
  const { data } = await list()
  expect(data.nodes.map(({ title }: { title: string }) => title).sort()).toEqual([
    '合同待您审批',
    '密码已重置',
    '有人提到了您',
  ])
  expect(data).toMatchObject({ totalCount: 3, unread: { all: 3, 审批: 1, 提到我: 1, 系统: 1, 抄送: 0 } })
  expect((await list('?kind=审批')).data).toMatchObject({ totalCount: 1 })
  expect((await list('?pageSize=100')).status).toBe(422)
})

it('of other people are not read by naming them', async () => {
  const [theirs] = await company.office.owner.query<{ id: string }>('select id from store.message where user_id = $1', [
    company.people.s2.userId,
  ])
  expect((await read({ ids: [theirs?.id, 'nonsense'] })).data).toEqual({ read: 0, unread: 3 })
  expect(await read({})).toMatchObject({ status: 422 })
})

it('are read by id, by kind, all at once', async () => {
  const [first] = (await list('?kind=审批')).data.nodes
  expect((await read({ ids: [first.id] })).data).toEqual({ read: 1, unread: 2 })
  expect((await read({ kind: '提到我' })).data).toEqual({ read: 1, unread: 1 })
  expect((await list('?isRead=false')).data).toMatchObject({ totalCount: 1, nodes: [{ title: '密码已重置' }] })
  expect((await read({ all: true })).data).toEqual({ read: 1, unread: 0 })
})

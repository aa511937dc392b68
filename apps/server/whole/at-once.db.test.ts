import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer, Api, TestServer } from '../testing/server.ts'
import { expectOk, makeClient, signInTeam, type Team, teamServer } from '../testing/team.ts'

/** Requests at one moment, each of which would be right alone. */
const together = 8

let server: TestServer
let team: Team

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const sql = async (text: string, params: readonly unknown[] = []): Promise<{ id: string; version: number }[]> =>
  (await server.owner.query(text, [...params])).rows
const each = <T>(work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: together }, (_, at) => work(at)))
const add = async (api: Api, kind: string, body: object): Promise<string> =>
  expectOk(await api.post(`/api/${kind}`, body)).data.id

/** The limit under test, how many of the requests pass, and the message of the others. */
interface Case {
  readonly room: number
  readonly words: string
  /** Makes the rows one after the other; gives the requests. */
  readonly requests: () => Promise<readonly (() => Promise<Answer>)[]>
}

const cases: Readonly<Record<string, Case>> = {
  'objectives of a person in a quarter': {
    room: 5,
    words: '每季度最多5个目标',
    requests: async () => {
      const period = { year: 2027, quarter: 1 }
      const goals: string[] = []
      for (let at = 0; at < together; at++) {
        const id = await add(team.s1, 'okr', { name: `目标${at}`, kind: 'O', ...period })
        const result = { name: '结果', kind: 'KR', parentId: id, weight: '100', start: '0', target: '5', ...period }
        await add(team.s1, 'okr', result)
        goals.push(id)
      }
      const rows = await sql('select id, version from store.okr where id = any ($1::uuid[])', [goals])
      return rows.map((row) => () => team.s1.post('/api/okr/action/submit', row))
    },
  },
  'courses on top': {
    room: 5,
    words: '最多置顶5门课程',
    requests: async () => {
      expectOk(await team.admin.post('/api/category', { id: 'top', name: '置顶' }))
      for (let at = 0; at < together; at++)
        await add(team.admin, 'course', { name: `课程${at}`, categoryId: 'top', summary: '课' })
      await sql(`update store.course set status = '通过', shelf = '已上架'`)
      const rows = await sql('select id, version from store.course')
      return rows.map((row) => () => team.admin.post('/api/course/action/top', row))
    },
  },
  'opportunities of one name': {
    room: 1,
    words: '该客户已有同名商机',
    requests: async () => {
      const body = { name: '同名平台', clientId: await makeClient(team), type: '新建' }
      return Array.from({ length: together }, () => () => team.s1.post('/api/businessOpportunity', body))
    },
  },
  'requests to move one milestone': {
    room: 1,
    words: '已有待审核的推进申请',
    requests: async () => {
      const body = { name: '一院实施', type: '实施项目', startTime: '2026-11-02', principalId: team.ids.g }
      const projectId = await add(team.admin, 'project', body)
      await sql(`update store.project set audit_status = '通过', project_status = '实施中' where id = $1`, [projectId])
      const goal = { type: '上线', describe: '上线', startDate: '2027-03-01', endDate: '2027-03-05', name: '上线' }
      const milepostId = await add(team.admin, 'milepost', { ...goal, projectId, userId: team.ids.s1 })
      const [kind] = await sql(
        `select id, version from store.milepost_advance_kind where direction = '延期' and not need_file limit 1`,
      )
      for (let at = 0; at < together; at++)
        await add(team.s1, 'milepostAdvance', {
          milepostId,
          kindId: kind?.id,
          after: '2027-03-12',
          reason: `原因${at}`,
        })
      const rows = await sql('select id, version from store.milepost_advance')
      return rows.map((row) => () => team.s1.post('/api/milepostAdvance/action/submit', row))
    },
  },
  'tests on one account': {
    room: 1,
    words: '账号已被',
    requests: async () => {
      const productLibraryId = await add(team.admin, 'productLibrary', {
        ...{ name: '采集平台', code: 'CAIJI', category: '业务系统', principalId: team.ids.g },
      })
      const [first, last] = ['2027-03-01', '2027-03-05']
      for (let at = 0; at < together; at++)
        await add(team.admin, 'testApply', {
          ...{
            name: `测试${at}`,
            kind: '功能测试',
            productLibraryId,
            startDate: first,
            endDate: last,
            requirement: '测',
          },
        })
      await sql(`update store.test_apply set status = '通过', test_status = '准备中'`)
      const rows = await sql('select id, version from store.test_apply')
      const account = {
        environment: '测试环境',
        url: 'https://test.example.com',
        account: 'demo',
        password: 'Secret-1',
      }
      return rows.map((row) => () => team.admin.post('/api/testApply/action/open', { ...row, ...account }))
    },
  },
}

it.each(Object.entries(cases))('of eight at once there are no more %s than there is room for', async (_, one) => {
  const requests = await one.requests()
  const answers = await each((at) => requests[at]?.() as Promise<Answer>)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ message }) => message).filter((message) => !message.startsWith(one.words))).toEqual([])
  expect(answers.length - refused.length).toBe(one.room)
})

it('says how many counts were tried', () => {
  console.log(`${Object.keys(cases).length} counts tried with ${together} requests at once`)
  expect(Object.keys(cases).length).toBe(5)
})

import type { RowOf } from '@chengban/kernel/registry.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '../testing/staff.ts'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const times = async (count: number, make: (n: number) => Promise<string>): Promise<string[]> => {
  const made: string[] = []
  for (let n = 1; n <= count; n++) made.push(await make(n))
  return made
}
const together = async (made: readonly Promise<Answer>[]) => {
  const answers = await Promise.all(made)
  const refused = answers.filter(({ code }) => code !== 'OK').map(({ message }) => message)
  return { done: answers.length - refused.length, refused: [...new Set(refused)] }
}

test('five objectives handed in at once beside one that stands: four pass', async () => {
  const objective = (status: RowOf<'okr'>['status'], count: number) =>
    times(count, () =>
      server.make('okr', { name: '目标', kind: 'O', userId: team.ids.s1, year: 2026, quarter: 4, status }),
    )
  await objective('待确认', 1)
  const drafts = await objective('草拟', 5)
  for (const id of drafts)
    await server.make('okr', {
      name: '结果',
      kind: 'KR',
      userId: team.ids.s1,
      year: 2026,
      quarter: 4,
      parentId: id,
      weight: '100',
      target: '10',
    })
  const handed = await together(drafts.map((id) => team.s1.post('/api/okr/action/submit', { id, version: 1 })))
  expect(handed).toEqual({ done: 4, refused: ['每季度最多5个目标'] })
})

test('six trials opened at once on one account: one is', async () => {
  const product = { name: '预约', code: 'YY', category: '平台', principalId: team.ids.g }
  const productLibraryId = await server.make('productLibrary', product)
  const trial = { name: '试用', kind: '功能测试', userId: team.ids.s1, productLibraryId } as const
  const state = { startDate: day(), endDate: day(9), status: '通过', testStatus: '准备中' } as const
  const trials = await times(6, () => server.make('testApply', { ...trial, ...state }))
  const given = { environment: '测试环境', url: 'https://t.example.com', account: 'one', password: 'Trial-2026' }
  const opened = await together(
    trials.map((id) => team.admin.post('/api/testApply/action/open', { id, version: 1, ...given })),
  )
  expect(opened).toMatchObject({ done: 1, refused: [expect.stringContaining('占用至')] })
})

test('eight courses put on top at once: five are; one that comes back to the shelf keeps its day', async () => {
  const category = expectOk(await team.admin.post('/api/category', { name: '并发' })).data.id
  const state = { status: '通过', shelf: '已上架', tzPublish: '2026-01-05 09:00+08' } as const
  const courses = await times(8, (n) =>
    server.make('course', { name: `课程${n}`, categoryId: category, teacherId: team.ids.s1, ...state }),
  )
  const put = await together(courses.map((id) => team.admin.post('/api/course/action/top', { id, version: 1 })))
  expect(put).toEqual({ done: 5, refused: ['最多置顶5门课程'] })
  const [id] = courses
  const act = async (name: string, more: object = {}) => {
    const { version } = expectOk(await team.admin.get(`/api/course/${id}`)).data
    return expectOk(await team.admin.post(`/api/course/action/${name}`, { id, version, ...more }))
  }
  await act('offShelf', { opinion: '更新内容' })
  await act('onShelf')
  expect(new Date((await team.admin.get(`/api/course/${id}`)).data.tzPublish).toISOString()).toBe(
    '2026-01-05T01:00:00.000Z',
  )
})

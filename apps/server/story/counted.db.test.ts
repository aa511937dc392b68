import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const ids = async (text: string, ...params: readonly unknown[]): Promise<string[]> =>
  (await server.owner.query(text, [...params])).rows.map(({ id }) => id)
const together = async (made: readonly Promise<Answer>[]) => {
  const answers = await Promise.all(made)
  const refused = answers.filter(({ code }) => code !== 'OK').map(({ message }) => message)
  return { done: answers.length - refused.length, refused: [...new Set(refused)] }
}

test('five objectives handed in at once beside one that stands: four pass', async () => {
  const objective = (status: string, count: number) =>
    ids(
      `insert into store.okr (id, tz_create, tz_update, name, kind, user_id, year, quarter, status)
       select uuidv7(), now(), now(), '目标', 'O', $1, 2026, 4, $2 from generate_series(1, $3) returning id`,
      ...[team.ids.s1, status, count],
    )
  await objective('待确认', 1)
  const drafts = await objective('草拟', 5)
  for (const id of drafts)
    await server.owner.query(
      `insert into store.okr (id, tz_create, tz_update, name, kind, user_id, year, quarter, parent_id, weight, start, target, status)
       values (uuidv7(), now(), now(), '结果', 'KR', $1, 2026, 4, $2, 100, 0, 10, '草拟')`,
      [team.ids.s1, id],
    )
  const handed = await together(drafts.map((id) => team.s1.post('/api/okr/action/submit', { id, version: 1 })))
  expect(handed).toEqual({ done: 4, refused: ['每季度最多5个目标'] })
})

test('six trials opened at once on one account: one is', async () => {
  await ids(
    `insert into store.product_library (id, tz_create, tz_update, name, code, category, principal_id)
     values (uuidv7(), now(), now(), '预约', 'YY', '平台', $1) returning id`,
    team.ids.g,
  )
  const trials = await ids(
    `insert into store.test_apply (id, tz_create, tz_update, name, kind, user_id, product_library_id, start_date, end_date, requirement, status, test_status)
     select uuidv7(), now(), now(), '试用', '功能测试', $1, l.id, current_date, current_date + 9, '看挂号', '通过', '准备中'
     from (select id from store.product_library limit 1) l, generate_series(1, 6) returning id`,
    team.ids.s1,
  )
  const given = { environment: '测试环境', url: 'https://t.example.com', account: 'one', password: 'Trial-2026' }
  const opened = await together(
    trials.map((id) => team.admin.post('/api/testApply/action/open', { id, version: 1, ...given })),
  )
  expect(opened).toMatchObject({ done: 1, refused: [expect.stringContaining('占用至')] })
})

test('eight courses put on top at once: five are; one that comes back to the shelf keeps its day', async () => {
  const category = expectOk(await team.admin.post('/api/category', { name: '并发' })).data.id
  const courses = await ids(
    `insert into store.course (id, tz_create, tz_update, name, category_id, summary, teacher_id, status, shelf, tz_publish)
     select uuidv7(), now(), now(), '课程' || n, $1, '简介', $2, '通过', '已上架', '2026-01-05 09:00+08' from generate_series(1, 8) n
     returning id`,
    ...[category, team.ids.s1],
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

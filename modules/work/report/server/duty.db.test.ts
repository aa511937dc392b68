import { clock } from '@chengban/engine/clock.ts'
import { type Api, adminPassword, call, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, person, personPassword, roleIds, signInTeam, type Team } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let dev: Api
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)
const job = async (name: string) => expectOk(await call(server.app, 'POST', '/api/test/job', undefined, { name }))

// 2026-11-16 is a Monday
beforeAll(async () => {
  at('11-16T18:00:30')
  server = await openServer({ works: true })
  team = await signInTeam(server)
  const roles = await roleIds(team.admin)
  const { departmentId } = (await team.admin.get(`/api/user/${team.ids.s1}`)).data
  await person(team.admin, 'dev1', '乙', departmentId, [roles.研发 ?? '', roles.员工 ?? ''])
  dev = await server.signIn('dev1', personPassword)
  await job('reportRows')
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const page = '/taskDay?date=2026-11-16'

test('the report a person owes leads to the page of the day, from the first page and from the reminder', async () => {
  for (const [api, kind] of [
    [dev, 'dailyWork'],
    [team.s1, 'marketWork'],
  ] as const) {
    const { todos } = expectOk(await api.get('/api/home/summary')).data
    const reports = todos.filter((one: { kind: string }) => one.kind === '日报')
    expect([kind, reports.map(({ link }: { link: string }) => link)]).toEqual([kind, [page]])
  }
  await job('reportRemind')
  const { rows } = await server.owner.query(
    `select u.name, m.link from store.message m join store."user" u on u.id = m.user_id where m.type = 'taskReport'
       and m.title like '【日报】2026%' order by u.name`,
  )
  expect(rows.map(({ name }) => name)).toContain('乙')
  expect(new Set(rows.map(({ link }) => link))).toEqual(new Set([page]))
})

test('who manages all reports and leads nobody is led to the rows that are missing, and reads them there', async () => {
  at('11-16T20:00:00')
  const admin = await server.signIn('admin', adminPassword)
  const roles = await roleIds(admin)
  const { id: role } = expectOk(await admin.post('/api/role', { name: '管日报' })).data
  const operationCodes = ['dailyWork:manage']
  expectOk(await admin.patch('/api/role/action/set-permission', { id: role, permissionIds: [], operationCodes }))
  const { departmentId } = (await admin.get(`/api/user/${team.ids.s1}`)).data
  const keeperId = await person(admin, 'keeper', '丙', departmentId, [role, roles.员工 ?? ''])
  at('11-16T21:05:30')
  await job('reportLate')
  const { rows } = await server.owner.query<{ title: string; link: string }>(
    "select title, link from store.message where user_id = $1 and title like '【日报】全公司%' order by link",
    [keeperId],
  )
  expect(rows.length).toBe(2)
  const keeper = await server.signIn('keeper', personPassword)
  for (const { title, link } of rows) {
    const [path, query] = link.split('?')
    const asked = new URLSearchParams(query)
    const entity = asked.get('tab') === '日报' ? 'dailyWork' : 'marketWork'
    const filters = encodeURIComponent(asked.get('where') ?? '')
    const { totalCount } = expectOk(await keeper.get(`/api/${entity}?filters=${filters}`)).data
    expect([path, title]).toEqual(['/dailyWork', `【日报】全公司今日有${totalCount}人未提交`])
  }
})

import { buffer } from 'node:stream/consumers'
import { type SheetOf, workbook } from '@chengban/engine/excel/xlsx.ts'
import { readSheetFile } from '@chengban/engine/import/read-sheet.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { columnsOf, constructionLists, listHeads } from './server/construction-lists.ts'

let server: TestServer
let team: Team
let project: string

type Row = Record<string, unknown>
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const sql = async (text: string, params: readonly unknown[] = []): Promise<Row[]> =>
  (await server.owner.query(text, [...params])).rows
const made = async (table: string, body: object): Promise<string> =>
  expectOk(await team.g.post(`/api/${table}`, { projectId: project, ...body })).data.id
const codes = async () => {
  const filters = JSON.stringify({ projectId: { equalTo: project } })
  const { nodes } = expectOk(await team.g.get(`/api/wbsTask?pageSize=50&sort=code&filters=${filters}`)).data
  return nodes.map(({ code, name }: Row) => `${code} ${name}`)
}
/** Creates a separate project for each test. */
const begin = async (name: string) => {
  const body = { name, type: '实施项目', startTime: '2026-03-02', principalId: team.ids.g, impPrincipalId: team.ids.s1 }
  project = expectOk(await team.admin.post('/api/project', body)).data.id
  await sql(`update store.project set project_status = '实施中', imp_node = 1 where id = $1`, [project])
}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

test('a tenth task stands behind the ninth, and a module that moves takes its codes along', async () => {
  await begin('编码')
  const [one, two] = [
    await made('projectModule', { name: '甲', sort: 1 }),
    await made('projectModule', { name: '乙', sort: 2 }),
  ]
  const root = await made('wbsTask', { name: '根', projectModuleId: one })
  for (let n = 1; n <= 10; n++) await made('wbsTask', { name: `叶${n}`, parentId: root, sort: n })
  await made('wbsTask', { name: '后', projectModuleId: two })
  const leaves = Array.from({ length: 10 }, (_, at) => `1.${at + 1} 叶${at + 1}`)
  expect(await codes()).toEqual(['1 根', ...leaves, '2 后'])
  const [module] = await sql('select version from store.project_module where id = $1', [two])
  expectOk(await team.g.patch(`/api/projectModule/${two}`, { id: two, version: module?.version, sort: 0 }))
  expect((await codes()).slice(0, 3)).toEqual(['1 后', '2 根', '2.1 叶1'])
})

const sync = (api: Api, dryRun = false) => api.post('/api/project-module/syncWbs', { projectId: project, dryRun })

test('the breakdown follows the modules, but not over what was changed by hand', async () => {
  await begin('同步')
  const [one, two, three] = [
    await made('projectModule', { name: '甲', planStart: '2026-03-02', planEnd: '2026-03-06' }),
    await made('projectModule', { name: '乙' }),
    await made('projectModule', { name: '丙' }),
  ]
  expect(told(await sync(team.s2))).toEqual([404, '数据不存在'])
  expect(told(await sync(team.s1))).toEqual([403, '权限不足'])
  expect(expectOk(await sync(team.g, true)).data).toEqual({ created: 3, updated: 0, removed: 0, kept: 0 })
  expect(await codes()).toEqual([])
  expect(expectOk(await sync(team.g)).data.created).toBe(3)
  expect(expectOk(await sync(team.g)).data).toEqual({ created: 0, updated: 0, removed: 0, kept: 3 })
  const rename = async (table: string, id: string, name: string) => {
    const [row] = await sql(
      `select version from store.${table === 'wbsTask' ? 'wbs_task' : 'project_module'} where id = $1`,
      [id],
    )
    expectOk(await team.g.patch(`/api/${table}/${id}`, { id, version: row?.version, name }))
  }
  const [own] = await sql('select id from store.wbs_task where project_module_id = $1', [two])
  await rename('wbsTask', String(own?.id), '乙（手工）')
  await rename('projectModule', one, '甲一')
  await rename('projectModule', two, '乙一')
  await sql('update store.project_module set is_enable = false where id = $1', [three])
  await server.make('applyFor', {
    name: '打印',
    describe: '打印',
    date: '2026-03-02',
    type: '新功能',
    projectId: project,
    module: '甲一',
    stage: '开发中',
    predictFront: '6',
  })
  expect(expectOk(await sync(team.g)).data).toEqual({ created: 1, updated: 1, removed: 1, kept: 1 })
  expect(await codes()).toEqual(
    expect.arrayContaining([expect.stringContaining('甲一'), expect.stringContaining('打印')]),
  )
  expect(expectOk(await sync(team.g)).data).toEqual({ created: 0, updated: 0, removed: 0, kept: 2 })
  await sql(`update store.project set project_status = '已结束' where id = $1`, [project])
  expect(told(await sync(team.g))).toEqual([422, { projectId: '项目已结束' }])
})

const sheetOf = async (rows: readonly (readonly unknown[])[], heads: readonly string[] = listHeads) => {
  const sheets: SheetOf[] = [{ name: '建设清单', columns: heads.map((header) => ({ header, kind: 'text' })), rows }]
  const url = expectOk(await team.g.upload('清单.xlsx', await buffer(workbook(sheets)))).data
  return [{ url }]
}
const bring = async (rows: readonly (readonly unknown[])[], dryRun = false, heads: readonly string[] = listHeads) =>
  team.g.post('/api/project-module/action/importList', { projectId: project, dryRun, file: await sheetOf(rows, heads) })
const line = (module: string, name: string, days = '', before = '', more: Partial<Record<number, string>> = {}) => {
  const cells = ['', module, name, '', '', '', days, '', '', before, '']
  return cells.map((cell, at) => more[at] ?? cell)
}

test('a list that is another, or has one wrong row, brings nothing', async () => {
  await begin('清单')
  expect(told(await bring([line('甲', '登录')], false, ['序号', '名称']))).toEqual([422, { file: '模板不正确' }])
  const wrong = [
    line('甲', '登录', '2'),
    line('', '报表'),
    line('甲', '打印', 'x', '', { 4: '急', 5: '9999', 7: '2026-03-06', 8: '2026-03-02' }),
  ]
  expect(expectOk(await bring(wrong)).data).toEqual({
    ...{ created: 0, updated: 0 },
    errors: [
      { row: 3, message: '请填写模块' },
      ...['优先级只能为高、中、低', '预计人天格式错误', '计划开始不能晚于计划结束', '负责人工号不存在'].map(
        (message) => ({
          ...{ row: 4, message },
        }),
      ),
    ],
  })
  expect(await codes()).toEqual([])
})

test('modules and functions come in once, with hours of a day and what waits for what', async () => {
  const rows = [line('甲', '登录', '2'), line('甲', '权限', '0.5'), line('乙', '报表', '1', '甲')]
  expect(expectOk(await bring(rows, true)).data).toEqual({ created: 5, updated: 0, errors: [] })
  expect(await codes()).toEqual([])
  expect(expectOk(await bring(rows)).data).toEqual({ created: 5, updated: 0, errors: [] })
  expect(await codes()).toEqual(['1 登录', '2 权限', '3 报表'])
  const hours = await sql(
    'select name, expect_hours::text as hours from store.wbs_task where project_id = $1 order by code',
    [project],
  )
  expect(hours.map(({ hours: h }) => h)).toEqual(['16.0', '4.0', '8.0'])
  expect(expectOk(await bring(rows)).data).toEqual({ created: 0, updated: 0, errors: [] })
  expect(expectOk(await bring([line('甲', '登录', '3')])).data).toEqual({ created: 0, updated: 1, errors: [] })
  const circle = await bring([line('丁', '新'), line('甲', '登录', '3', '乙')])
  expect(expectOk(circle).data.errors).toEqual([{ row: 3, message: expect.stringContaining('依赖形成循环') }])
  expect(expectOk(await bring([line('甲', '登录', '', '没有')])).data.errors).toEqual([
    { row: 2, message: '前置模块不存在：没有' },
  ])
  expect(await codes()).toHaveLength(3)
})

test('both lists are handed out empty, the second is what is brought back', async () => {
  for (const sheet of constructionLists)
    for (const base of ['/static', '/admin/static']) {
      expect((await team.s2.as('nobody').get(`${base}/${sheet.path}`)).status).toBe(401)
      const { status, data } = await team.s2.get(`${base}/${sheet.path}`)
      expect(status).toBe(200)
      const [heads] = await readSheetFile(Buffer.from(data))
      expect(heads).toEqual(columnsOf(sheet).map(({ header }) => header))
    }
})

test('fifty hours at once on leaves of one tree: exact sums, the same as settled as a whole', async () => {
  await begin('工时')
  const module = await made('projectModule', { name: '甲' })
  const root = await made('wbsTask', { name: '根', projectModuleId: module })
  const leaves: string[] = []
  for (let n = 0; n < 5; n++)
    leaves.push(await made('wbsTask', { name: `叶${n}`, parentId: root, expectHours: '10', userId: team.ids.g }))
  await sql(`update store.wbs_task set status = '进行中' where id = any ($1)`, [leaves])
  const [day] = await sql(`select (app.now() at time zone 'Asia/Shanghai')::date::text as day`)
  const hour = (at: number) =>
    team.g.post('/api/wbsHour', {
      wbsTaskId: leaves[at % 5],
      date: day?.day,
      hours: '0.3',
      remain: String(9 - at / 10),
    })
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => hour(at)))
  for (const one of answers) expectOk(one)
  const stands = () =>
    sql(
      `select name, code, actual_hours::text, remain_hours::text, expect_hours::text, status from store.wbs_task where project_id = $1 order by code`,
      [project],
    )
  const before = await stands()
  expect(before[0]).toMatchObject({ name: '根', actual_hours: '15.0', expect_hours: '50.0', status: '进行中' })
  await sql('select app.wbs_settle($1)', [project])
  expect(await stands()).toEqual(before)
})

test('a hundred functions into a project of two thousand tasks', async () => {
  await begin('大项目')
  await sql(
    `insert into store.project_module (id, tz_create, tz_update, project_id, name, sort)
     select gen_random_uuid(), now(), now(), $1, '模块' || n, n from generate_series(1, 60) n`,
    [project],
  )
  await sql(
    `insert into store.wbs_task (id, tz_create, tz_update, project_id, project_module_id, name, sort)
     select gen_random_uuid(), now(), now(), $1, m.id, m.name || '任务' || n, n
     from store.project_module m, generate_series(1, 34) n where m.project_id = $1`,
    [project],
  )
  await sql('select app.wbs_settle($1)', [project])
  const rows = Array.from({ length: 100 }, (_, at) => line(`模块${(at % 60) + 1}`, `新增${at}`, '1'))
  expect(expectOk(await bring(rows)).data).toEqual({ created: 100, updated: 0, errors: [] })
  const { nodes } = expectOk(await team.g.get(`/api/project-module/gantt?projectId=${project}`)).data
  expect(nodes).toHaveLength(60 + 2040 + 100)
  const places = nodes.map(({ kind, code }: Row) => (kind === 'task' ? Number(code) : undefined)).filter(Boolean)
  expect(places).toEqual(Array.from({ length: 2140 }, (_, at) => at + 1))
})

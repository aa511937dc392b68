import { toldColumns } from '@chengban/engine/read/told-reading.ts'
import { toldModules } from '@chengban/modules/finance/finance-log/finance-log.modules.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, filters, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { areas } from '../compose.ts'

const entities = areas.flatMap((area) => area.entities)
/** Every column that needs the code of pay, by its entity. `logged` ones leave their trace with the person instead. */
const paid = entities.flatMap((entity) => {
  const names = Object.entries(entity.fields).flatMap(([name, { options }]) =>
    options.secret === 'user:salary' && !options.logged ? [name] : [],
  )
  return names.length ? [{ name: entity.name, entity, names }] : []
})

let server: TestServer
let api: Api
let me: string

// the schema of GraphQL takes seconds to build
beforeAll(async () => {
  server = await openServer({ demo: true, graphql: true })
  api = await server.signIn('admin', adminPassword)
  me = (await sql(`select user_id from store.admin where name = 'admin'`))[0].user_id
  // the trail lets nobody shorten it
  await sql('alter table store.finance_log disable trigger user')
})
afterAll(() => server.close())

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
/** Empties the log, so that no earlier reading of the day counts. */
beforeEach(async () => void (await sql('truncate store.finance_log')))
const told = async (module: string) =>
  (await sql('select action, ids from store.finance_log where module = $1 order by seq', module)) as readonly {
    action: string
    ids: readonly string[]
  }[]
const get = (path: string) =>
  server.app.inject({ method: 'GET', url: path, headers: { authorization: `Bearer ${api.token}` } })
const asked = async (query: string) => {
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/postgraphiles/public/graphql', payload: { query } },
    headers: { authorization: `Bearer ${api.token}` },
  })
  return answer.json()
}

test('every entity with a figure of pay records who reads it, by all such columns', () => {
  expect(paid.length).toBeGreaterThan(10)
  // by the name of its own list
  for (const { name, entity } of paid) expect(toldModules).toMatchObject({ [name]: entity.label })
  for (const { entity, names } of paid) expect(toldColumns(entity)).toEqual(expect.arrayContaining(names))
})

// of the trail itself a test cannot shorten what it reads
describe.each(paid.filter(({ name }) => name !== 'financeLog'))('pay in $name', ({ name, names, entity }) => {
  /** A row of somebody else that holds one of the figures. */
  const row = async (): Promise<{ id: string; [column: string]: unknown }> => {
    const answer = await api.get(
      `/api/${name}?pageNumber=1&pageSize=50&columns=${['userId' in entity.fields ? 'userId' : [], names].flat().join()}`,
    )
    const { nodes } = expectOk(answer).data
    await sql('truncate store.finance_log')
    const found = nodes.find(
      (one: Record<string, unknown>) => one.userId !== me && names.some((column) => (one[column] ?? null) !== null),
    )
    expect(found, 'the demonstration company has such a row').toBeDefined()
    return found
  }

  test('is told with the row, once a day', async () => {
    const { id } = await row()
    await get(`/api/${name}/${id}`)
    await get(`/api/${name}/${id}`)
    await get(`/api/${name}?pageSize=10&columns=${names.join()}&filters=${filters({ id: { equalTo: id } })}`)
    expect(await told(name)).toEqual([{ action: '查看', ids: [id] }])
  })

  test('is told by a list, a sheet, GraphQL and sums of it', async () => {
    const { id, ...figures } = await row()
    const only = filters({ id: { equalTo: id } })
    const doors: [string, () => Promise<unknown>, string][] = names
      .filter((column) => (figures[column] ?? null) !== null)
      .flatMap((column) => [
        [`list ${column}`, () => get(`/api/${name}?pageSize=10&columns=${column}&filters=${only}`), '查看'],
        [`sheet ${column}`, () => get(`/api/${name}/export?format=csv&columns=${column}&filters=${only}`), '导出'],
        [`GraphQL ${column}`, () => asked(`{ ${name}(id: "${id}") { ${column} } }`), '查看'],
      ])
    for (const [door, ask, action] of doors) {
      await sql('truncate store.finance_log')
      await ask()
      expect([door, await told(name)]).toEqual([door, [{ action, ids: [id] }]])
    }
    for (const column of names) {
      await sql('truncate store.finance_log')
      const measures = encodeURIComponent(JSON.stringify({ all: { sum: column } }))
      const answer = await get(`/api/${name}/statistics?groupBy=id&measures=${measures}&filters=${only}`)
      const isSummed = ['int', 'decimal', 'money', 'percent'].includes(entity.fields[column]?.kind ?? '')
      expect([column, answer.statusCode]).toEqual([column, isSummed ? 200 : 422])
      const isTold = isSummed && (figures[column] ?? null) !== null
      expect([column, await told(name)]).toEqual([column, isTold ? [{ action: '查看', ids: [id] }] : []])
    }
  })

  test('is told by the record of a change', async () => {
    const { id } = await row()
    const [column = ''] = names
    await server.make('comment', {
      relevanceId: id,
      module: name,
      content: '修改',
      type: '记录',
      source: '系统',
      changes: {
        action: '修改',
        changes: [{ field: column, label: 'x', old: '1', new: '2', secret: 'user:salary' }],
      },
    })
    await get(`/api/comment?module=${name}&relevanceId=${id}`)
    expect(await told(name)).toEqual([{ action: '查看', ids: [id] }])
    await sql('truncate store.finance_log')
    await asked(`{ comments(filter: {relevanceId: {equalTo: "${id}"}}) { nodes { detail } } }`)
    expect(await told(name)).toEqual([{ action: '查看', ids: [id] }])
  })

  test('is neither given nor told where only names are shown', async () => {
    const { id } = await row()
    for (const path of [`/api/${name}/options?ids=${id}`, `/api/search?keyword=${encodeURIComponent('工资')}`]) {
      const { body } = await get(path)
      for (const column of names) expect(body).not.toContain(`"${column}":"`)
    }
    expect(await told(name)).toEqual([])
  })
})

test('figures of lines are told with the record they stand in, and those of a stale form too', async () => {
  const hr = await server.signIn('hr01', demoPassword)
  const [{ id, line }] = await sql(
    `select s.id, l.id as line from store.submit_salary s join store.money_salary l on l.submit_id = s.id where s.status = '通过' limit 1`,
  )
  await sql('truncate store.finance_log')
  expect((await hr.get(`/api/submitSalary/${id}`)).status).toBe(200)
  expect((await told('moneySalary')).flatMap(({ ids }) => ids)).toContain(line)
  await sql('truncate store.finance_log')
  const [item] = await sql(`select id from store.money_less where status in ('待计入', '部分计入', '已计入') limit 1`)
  const stale = await hr.patch(`/api/moneyLess/${item?.id}`, { version: 0, patch: { content: 'x' } })
  expect([stale.status, stale.data?.current?.money]).toEqual([409, expect.stringMatching(/^\d/)])
  expect(await told('moneyLess')).toEqual([{ action: '查看', ids: [item?.id] }])
})

test('months that are summed up are told, those of the total beyond the page too', async () => {
  const [{ month, ids }] = await sql(
    `select month, array_agg(id::text) as ids from store.attendance_month where user_id <> $1
     group by month order by count(*) desc limit 1`,
    me,
  )
  expect(ids.length).toBeGreaterThan(1)
  const path = `/api/attendance/summary?month=${month}`
  const summed = expectOk(await api.get(`${path}&pageSize=10&pageNumber=99`)).data
  expect(summed.total.overtimeMoney).toMatch(/^\d/)
  expect((await told('attendanceMonth')).flatMap((one) => one.ids).sort()).toEqual(ids.sort())
  await api.get(path)
  expect((await told('attendanceMonth')).flatMap((one) => one.ids)).toHaveLength(ids.length)
  await sql('truncate store.finance_log')
  // has no right over pay
  const other = await server.signIn('xs02', demoPassword)
  expect((await other.get(path)).data.total.overtimeMoney).toBeNull()
  expect(await told('attendanceMonth')).toEqual([])
})

test('a run that is compared with the last is told by the slips of both', async () => {
  const runs = await sql(
    `select p.id, array_agg(s.id::text) as ids from store.submit_payroll p join store.money_payroll s on s.submit_id = p.id
     where p.kind = '工资' and p.stage in ('已锁定', '已发放', '已归档')
       and p.company = (select company from store.submit_payroll where kind = '工资' group by 1 order by count(*) desc limit 1)
     group by p.id, p.month order by p.month desc limit 2`,
  )
  expect(runs).toHaveLength(2)
  expectOk(await api.get(`/api/submitPayroll/diff?id=${runs[0].id}`))
  const [reading] = await told('moneyPayroll')
  expect([...(reading?.ids ?? [])].sort()).toEqual(runs.flatMap(({ ids }) => ids).sort())
})

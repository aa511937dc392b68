import { hasTasks } from '@chengban/kernel/decided.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCatalog } from '../compose.ts'
import { type Api, openServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const catalog = makeCatalog()
const desks = new Map<string, Api>()

interface Node {
  readonly module: string
  readonly relevanceId: string
  readonly version: number | null
  readonly summary: readonly unknown[]
}

// everybody of the demonstration company signs in, and each password takes its time to be checked
beforeAll(async () => {
  server = await openServer({ demo: true })
  const { rows } = await server.owner.query(
    `select a.name from store.admin a join store."user" u on u.id = a.user_id and u.is_enable
       where exists (select from store.audit_task t where t.user_id = u.id and t.status = '待处理') and a.name <> 'admin'
     order by a.name`,
  )
  for (const { name } of rows) desks.set(name, await server.signIn(name, demoPassword))
})
afterAll(() => server.close())

const boxOf = async (api: Api): Promise<readonly Node[]> => {
  const nodes: Node[] = []
  for (let pageNumber = 1; ; pageNumber++) {
    const { data } = await api.get(`/api/auditTask?box=todo&pageSize=50&pageNumber=${pageNumber}`)
    nodes.push(...data.nodes)
    if (data.nodes.length < 50) return nodes
  }
}

const badgeOf = (groups: readonly { children: readonly { route: string; badge: number }[] }[], route: string) =>
  groups.flatMap(({ children }) => children).find((one) => one.route === route)?.badge

test('what waits for a person is counted everywhere as their inbox lists it, and theirs to read', async () => {
  const modules = new Set<string>()
  for (const [name, api] of desks) {
    const nodes = await boxOf(api)
    const [box, counts, info] = await Promise.all(
      ['/api/auditTask?box=todo', '/api/auditTask/counts', '/api/core-user/info'].map((url) => api.get(url)),
    )
    const counted = [box?.data.totalCount, box?.data.counts.todo, counts?.data.totalCount, info?.data.todoCount]
    expect(counted, name).toEqual(Array(4).fill(nodes.length))
    // a record that is not theirs to read has no version for them
    expect(
      nodes.filter(({ version }) => version === null).map(({ module }) => module),
      name,
    ).toEqual([])
    for (const { module } of nodes) modules.add(module)
    const dates = nodes.filter(({ module }) => module === 'change' || module === 'bugChange')
    const tree = (await api.get('/api/menu/tree')).data.nodes
    expect(badgeOf(tree, '/phone/applyAudits'), name).toBe(nodes.length)
    expect((await api.get('/api/home/summary')).data.auditCount, name).toBe(nodes.length)
    // the page is in the menu of everybody who decides there, with the code or without
    expect(badgeOf(tree, '/changeTimeAudit') ?? 0, name).toBe(dates.length)
  }
  expect([...modules].filter((module) => !hasTasks(catalog.all.get(module)))).toEqual([])
  for (const module of ['task', 'extraTask', 'weekendTask', 'change', 'bugChange', 'okr', 'okrCheck'])
    expect([...modules], module).toContain(module)
})

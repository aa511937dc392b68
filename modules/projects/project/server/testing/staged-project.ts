import { type Answer, type Api, filters, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll } from 'vitest'

interface Office {
  server: TestServer
  team: Team
  clientId: string
  contract: string
  /** Waits to be started. */
  project: string
  scan: { url: string; name: string; size: number }
}

/** A project of stages from a contract that is signed, and the doors to it. */
export const stagedProject = () => {
  const office = {} as Office
  const doors = doorsOf(office)
  beforeAll(async () => {
    office.server = await teamServer()
    office.team = await signInTeam(office.server)
    office.clientId = await makeClient(office.team)
    await doors.sql('delete from store.holiday')
    await office.server.make('holiday', { date: '2026-04-06', name: '清明节', kind: '法定节假日' })
    const url = expectOk(await office.team.s1.upload('合同.pdf', pdf, 'application/pdf')).data
    office.scan = { url, name: '合同.pdf', size: pdf.length }
    const [made] = await doors.sql(signed, [office.team.ids.s1, office.clientId, JSON.stringify([office.scan])])
    office.contract = made.id
    office.project = await waiting(office, doors)
  })
  afterAll(() => office.server.close())
  return { office, ...doors }
}

const signed = `insert into store.contract (id, tz_create, tz_update, creator_id, initiator, name, client_id, self_company, pay_way,
     money, invoice, status, stage, sign_date, contract_file)
   values (gen_random_uuid(), now(), now(), $1, $1, '平台', $2, 'A', '分期', 100000, false, '通过', '已签署', '2026-01-05', $3)
   returning id`

const waiting = async ({ team, contract }: Office, { sql }: ReturnType<typeof doorsOf>): Promise<string> => {
  const { g, s1, s2 } = team.ids
  const span = { startTime: '2026-02-02', implementStartTime: '2026-03-02', implementEndTime: '2026-04-24' }
  const of = { name: '一院实施', type: '实施项目', contractId: contract, principalId: g, impPrincipalId: s1 }
  const { id } = expectOk(await team.admin.post('/api/project', { ...of, ...span })).data
  await sql(`update store.project set project_status = '待启动', audit_status = '通过' where id = $1`, [id])
  expectOk(await team.admin.post('/api/projectMember', { projectId: id, kind: 'implement', userId: s2 }))
  return id
}

const doorsOf = (office: Office) => {
  const row = async (table: string, id: string) => expectOk(await office.team.admin.get(`/api/${table}/${id}`)).data
  const nodes = async (table: string, where: object) => {
    const path = `/api/${table}?pageNumber=1&pageSize=50&filters=${filters(where)}`
    return expectOk(await office.team.admin.get(path)).data.nodes
  }
  return {
    row,
    nodes,
    sql: async (text: string, params: readonly unknown[] = []) =>
      (await office.server.owner.query(text, [...params])).rows,
    act: async (api: Api, table: string, name: string, id: string, more: object = {}) =>
      api.post(`/api/${table}/action/${name}`, { id, version: (await row(table, id)).version, ...more }),
    stage: async (node: number, id = office.project) =>
      (await nodes('implementaryProgress', { projectId: { equalTo: id } })).find(
        (one: { node: number }) => one.node === node,
      ),
  }
}

export const told = ({ status, message }: Answer) => [status, message]

import { filledDatabase } from './database.ts'
import { memoryFolder } from './memory.ts'
import {
  type Answer,
  type Api,
  adminPassword,
  isClockMoved,
  openServer,
  type TestServer,
  type TestServerOptions,
} from './server.ts'

export interface Team {
  readonly admin: Api
  /** Two sellers, the head of the first one's department, and the general manager. */
  readonly s1: Api
  readonly s2: Api
  readonly h: Api
  readonly g: Api
  readonly ids: Readonly<Record<'s1' | 's2' | 'h' | 'g', string>>
}

export const personPassword = 'Person-2026'

/** What must have worked, or the test stops with the answer. */
export const expectOk = (answer: Answer): Answer => {
  if (answer.code !== 'OK')
    throw new Error(`${answer.status} ${answer.code} ${answer.message} ${JSON.stringify(answer.data)}`)
  return answer
}

/** A server whose database already has the team; `signInTeam` signs them in. */
export const teamServer = async (furnished: Omit<TestServerOptions, 'demo' | 'place'> = {}): Promise<TestServer> => {
  if (isClockMoved()) return openServer(furnished)
  const dataDir = await memoryFolder()
  const database = await filledDatabase('cast', async (url) => {
    const server = await openServer({ place: { database: { url, drop: async () => undefined }, dataDir } })
    await hire(await server.signIn('admin', adminPassword))
    await server.close()
  })
  return openServer({ ...furnished, place: { database, dataDir } })
}

const accounts = { s1: 'seller1', s2: 'seller2', h: 'head1', g: 'boss1' } as const

/** Signs the team in; the administrator makes its accounts first in a database without them. */
export const signInTeam = async (server: TestServer): Promise<Team> => {
  const admin = await server.signIn('admin', adminPassword)
  const ids = (await hired(server)) ?? (await hire(admin))
  const [s1, s2, h, g] = await Promise.all(Object.values(accounts).map((name) => server.signIn(name, personPassword)))
  return { admin, s1: s1 as Api, s2: s2 as Api, h: h as Api, g: g as Api, ids }
}

const hired = async ({ owner }: TestServer): Promise<Team['ids'] | undefined> => {
  const { rows } = await owner.query<{ name: string; user_id: string }>(
    'select name, user_id from store.admin where name = any($1)',
    [Object.values(accounts)],
  )
  if (rows.length === 0) return undefined
  const idOf = (account: string): string => String(rows.find(({ name }) => name === account)?.user_id)
  return { s1: idOf(accounts.s1), s2: idOf(accounts.s2), h: idOf(accounts.h), g: idOf(accounts.g) }
}

/** Made through the doors, as an administrator makes them. */
const hire = async (admin: Api): Promise<Team['ids']> => {
  const roles = await roleIds(admin)
  const head = await role(admin, '审核', ['client:audit', 'contract:audit1'])
  const seller2 = await role(admin, '导出', ['client:apply', 'contract:apply', 'data:export'])
  const company = (await admin.get('/api/department?pageSize=50')).data.nodes[0].id
  const first = await department(admin, '销售一部', company)
  const second = await department(admin, '销售二部', company)
  const staff = roles.员工 as string
  const ids = {
    s1: await person(admin, accounts.s1, '林一', first, [roles.销售 as string, staff]),
    s2: await person(admin, accounts.s2, '林二', second, [seller2, staff]),
    h: await person(admin, accounts.h, '郑安', first, [head, staff]),
    g: await person(admin, accounts.g, '周岚', company, [roles.总经理 as string, staff]),
  }
  const row = (await admin.get(`/api/department/${first}`)).data
  expectOk(await admin.patch(`/api/department/${first}`, { id: first, version: row.version, leaderId: ids.h }))
  return ids
}

export const roleIds = async (admin: Api): Promise<Record<string, string>> => {
  const { nodes } = (await admin.get('/api/role?pageSize=50')).data
  return Object.fromEntries(nodes.map(({ id, name }: { id: string; name: string }) => [name, id]))
}

const role = async (admin: Api, name: string, operationCodes: string[]): Promise<string> => {
  const { id } = expectOk(await admin.post('/api/role', { name })).data
  expectOk(await admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
  return id
}

const department = async (admin: Api, name: string, parentId: string): Promise<string> =>
  expectOk(await admin.post('/api/department', { name, parentId })).data.id

/** Somebody who was made, audited, and has a password of their own. */
export const person = async (
  admin: Api,
  account: string,
  name: string,
  departmentId: string,
  roleIds: string[],
): Promise<string> => {
  const { id, plain } = expectOk(
    await admin.post('/api/user/edit', { name, departmentId, company: 'A', account: { name: account }, roleIds }),
  ).data
  const { version } = (await admin.get(`/api/user/${id}`)).data
  expectOk(await admin.post('/api/user/audit', { id, version, pass: true }))
  await changeFirst(admin, account, plain)
  return id
}

/** The first password is the administrator's: everybody makes their own before anything else. */
const changeFirst = async (admin: Api, account: string, plain: string): Promise<void> => {
  const signed = expectOk(await admin.post('/api/auth/web/login', { name: account, password: plain })).data
  expectOk(
    await admin
      .as(signed.jwtToken)
      .post('/api/auth/web/changePassword', { oldPassword: plain, newPassword: personPassword }),
  )
}

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** An approved client of the first seller. */
export const makeClient = async ({ s1, h }: Team, name = '甲市中心医院'): Promise<string> => {
  const row = expectOk(
    await s1.post('/api/client', {
      name,
      // many tests have clients of one name and telephone
      confirmDuplicate: true,
      type: '公立医院',
      province: '甲省',
      city: '甲市',
      linkman: '何川',
      phone: '13800000001',
    }),
  ).data
  expectOk(await s1.post('/api/clientContact', { clientId: row.id, name: '陆遥', phone: '13800000002' }))
  expectOk(await s1.post('/api/client/action/submit', { id: row.id, version: row.version }))
  const waiting = expectOk(await h.get(`/api/client/${row.id}`)).data
  expectOk(await h.post('/api/client/action/approve', { id: row.id, version: waiting.version }))
  return row.id
}

export const contractInput = async (
  s1: Api,
  clientId: string,
  name: string,
  money = '186500.00',
): Promise<Record<string, unknown>> => {
  const url = expectOk(await s1.upload('合同正文.pdf', pdf, 'application/pdf')).data
  return {
    name,
    clientId,
    selfCompany: 'A',
    payWay: '分期',
    money,
    invoiceType: '电子专用发票',
    contractFile: [{ url }],
  }
}

/** A contract handed in by the first seller; gives it as the seller reads it then. */
export const submitted = async (
  team: Team,
  clientId: string,
  name: string,
  money?: string,
): Promise<Record<string, unknown> & { id: string; version: number }> => {
  const row = expectOk(await team.s1.post('/api/contract', await contractInput(team.s1, clientId, name, money))).data
  expectOk(await team.s1.post('/api/contract/action/submit', { id: row.id, version: row.version }))
  return (await team.s1.get(`/api/contract/${row.id}`)).data
}

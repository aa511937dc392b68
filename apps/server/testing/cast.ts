import { filledDatabase } from './database.ts'
import { type Answer, adminPassword, type Desk, type Furnished, type House, isClockMoved, openHouse } from './house.ts'
import { memoryFolder } from './memory.ts'

export interface Cast {
  readonly admin: Desk
  /** Two sellers, the head of the first one's department, and the general manager. */
  readonly s1: Desk
  readonly s2: Desk
  readonly h: Desk
  readonly g: Desk
  readonly ids: Readonly<Record<'s1' | 's2' | 'h' | 'g', string>>
}

export const personPassword = 'Person-2026'

/** What must have worked, or the test stops with the answer. */
export const expectOk = (answer: Answer): Answer => {
  if (answer.code !== 'OK')
    throw new Error(`${answer.status} ${answer.code} ${answer.message} ${JSON.stringify(answer.data)}`)
  return answer
}

/** A house in which the people of the story work already; `makeCast` signs them in. */
export const staffedHouse = async (furnished: Omit<Furnished, 'demo' | 'place'> = {}): Promise<House> => {
  if (isClockMoved()) return openHouse(furnished)
  const dataDir = await memoryFolder()
  const database = await filledDatabase('cast', async (url) => {
    const house = await openHouse({ place: { database: { url, drop: async () => undefined }, dataDir } })
    await hire(await house.signIn('admin', adminPassword))
    await house.close()
  })
  return openHouse({ ...furnished, place: { database, dataDir } })
}

const accounts = { s1: 'seller1', s2: 'seller2', h: 'head1', g: 'boss1' } as const

/** The people of the story, signed in; the administrator makes them first in a house that has none. */
export const makeCast = async (house: House): Promise<Cast> => {
  const admin = await house.signIn('admin', adminPassword)
  const ids = (await hired(house)) ?? (await hire(admin))
  const [s1, s2, h, g] = await Promise.all(Object.values(accounts).map((name) => house.signIn(name, personPassword)))
  return { admin, s1: s1 as Desk, s2: s2 as Desk, h: h as Desk, g: g as Desk, ids }
}

const hired = async ({ owner }: House): Promise<Cast['ids'] | undefined> => {
  const { rows } = await owner.query<{ name: string; user_id: string }>(
    'select name, user_id from store.admin where name = any($1)',
    [Object.values(accounts)],
  )
  if (rows.length === 0) return undefined
  const idOf = (account: string): string => String(rows.find(({ name }) => name === account)?.user_id)
  return { s1: idOf(accounts.s1), s2: idOf(accounts.s2), h: idOf(accounts.h), g: idOf(accounts.g) }
}

/** Made through the doors, as an administrator makes them. */
const hire = async (admin: Desk): Promise<Cast['ids']> => {
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

export const roleIds = async (admin: Desk): Promise<Record<string, string>> => {
  const { nodes } = (await admin.get('/api/role?pageSize=50')).data
  return Object.fromEntries(nodes.map(({ id, name }: { id: string; name: string }) => [name, id]))
}

const role = async (admin: Desk, name: string, operationCodes: string[]): Promise<string> => {
  const { id } = expectOk(await admin.post('/api/role', { name })).data
  expectOk(await admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
  return id
}

const department = async (admin: Desk, name: string, parentId: string): Promise<string> =>
  expectOk(await admin.post('/api/department', { name, parentId })).data.id

/** Somebody who was made, audited, and has a password of their own. */
export const person = async (
  admin: Desk,
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
const changeFirst = async (admin: Desk, account: string, plain: string): Promise<void> => {
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
export const makeClient = async ({ s1, h }: Cast, name = '甲市中心医院'): Promise<string> => {
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
  s1: Desk,
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
  cast: Cast,
  clientId: string,
  name: string,
  money?: string,
): Promise<Record<string, unknown> & { id: string; version: number }> => {
  const row = expectOk(await cast.s1.post('/api/contract', await contractInput(cast.s1, clientId, name, money))).data
  expectOk(await cast.s1.post('/api/contract/action/submit', { id: row.id, version: row.version }))
  return (await cast.s1.get(`/api/contract/${row.id}`)).data
}

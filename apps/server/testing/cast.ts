import { type Answer, adminPassword, type Desk, type House } from './house.ts'

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

/** The people of the story, made by the administrator through the doors. */
export const makeCast = async (house: House): Promise<Cast> => {
  const admin = await house.signIn('admin', adminPassword)
  const roles = await roleIds(admin)
  const head = await role(admin, '审核', ['client:audit', 'contract:audit1'])
  const seller2 = await role(admin, '导出', ['client:apply', 'contract:apply', 'data:export'])
  const company = (await admin.get('/api/department?pageSize=50')).data.nodes[0].id
  const first = await department(admin, '销售一部', company)
  const second = await department(admin, '销售二部', company)
  const staff = roles.员工 as string
  const ids = {
    s1: await person(admin, 'seller1', '林一', first, [roles.销售 as string, staff]),
    s2: await person(admin, 'seller2', '林二', second, [seller2, staff]),
    h: await person(admin, 'head1', '郑安', first, [head, staff]),
    g: await person(admin, 'boss1', '周岚', company, [roles.总经理 as string, staff]),
  }
  const row = (await admin.get(`/api/department/${first}`)).data
  expectOk(await admin.patch(`/api/department/${first}`, { id: first, version: row.version, leaderId: ids.h }))
  const [s1, s2, h, g] = await Promise.all(
    ['seller1', 'seller2', 'head1', 'boss1'].map((name) => house.signIn(name, personPassword)),
  )
  return { admin, s1: s1 as Desk, s2: s2 as Desk, h: h as Desk, g: g as Desk, ids }
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

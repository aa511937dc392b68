import { type Doors, openDoors } from './doors.ts'
import { ADMIN_PASSWORD } from './server.ts'

/** Two sellers of different departments, the head of the first one's, and the general manager. */
export const cast = {
  admin: { account: 'admin', name: '管理员' },
  s1: { account: 'seller1', name: '林一' },
  s2: { account: 'seller2', name: '林二' },
  h: { account: 'head1', name: '郑安' },
  g: { account: 'boss1', name: '周岚' },
} as const

export type Part = keyof typeof cast

export const personPassword = 'Person-2026'

export const passwordOf = (part: Part): string => (part === 'admin' ? ADMIN_PASSWORD : personPassword)

/** Ids of the people and their departments on a server where the administrator has made them. */
export interface People {
  readonly ids: Readonly<Record<Exclude<Part, 'admin'>, string>>
  as(part: Part): Promise<Doors>
}

/** The administrator makes the roles, departments and people of the story, and lets everybody in. */
export const makePeople = async (server: string): Promise<People> => {
  const admin = await openDoors(server, 'admin', ADMIN_PASSWORD)
  const { nodes: roles } = await admin.get<Nodes>('/api/role?pageSize=50')
  const { nodes: companies } = await admin.get<Nodes>('/api/department?pageSize=50')
  const company = first(companies).id
  const [staff, selling, leading] = ['员工', '销售', '总经理'].map(
    (name) => first(roles.filter((row) => row.name === name)).id,
  )
  const heading = await makeRole(admin, '部门审核', ['client:audit', 'contract:audit1'])
  const [one, two] = [
    await makeDepartment(admin, '销售一部', company),
    await makeDepartment(admin, '销售二部', company),
  ]
  const person = makePerson(server, admin)
  const ids = {
    s1: await person('s1', one, [selling, staff]),
    s2: await person('s2', two, [selling, staff]),
    h: await person('h', one, [heading, staff]),
    g: await person('g', company, [leading, staff]),
  }
  const { version } = await admin.get<Row>(`/api/department/${one}`)
  await admin.patch(`/api/department/${one}`, { id: one, version, leaderId: ids.h })
  return { ids, as: (part) => openDoors(server, cast[part].account, passwordOf(part)) }
}

interface Row {
  readonly id: string
  readonly name: string
  readonly version: number
}

interface Nodes {
  readonly nodes: readonly Row[]
}

const first = ([row]: readonly Row[]): Row => {
  if (!row) throw new Error('the first start made no such row')
  return row
}

const makeRole = async (admin: Doors, name: string, operationCodes: readonly string[]): Promise<string> => {
  const { id } = await admin.post<Row>('/api/role', { name })
  await admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes })
  return id
}

const makeDepartment = async (admin: Doors, name: string, parentId: string): Promise<string> =>
  (await admin.post<Row>('/api/department', { name, parentId })).id

const makePerson =
  (server: string, admin: Doors) =>
  async (part: Part, departmentId: string, roleIds: readonly (string | undefined)[]): Promise<string> => {
    const { account, name } = cast[part]
    const made = { name, departmentId, company: 'A', account: { name: account }, roleIds }
    const { id, plain } = await admin.post<{ id: string; plain: string }>('/api/user/edit', made)
    const { version } = await admin.get<Row>(`/api/user/${id}`)
    await admin.post('/api/user/audit', { id, version, pass: true })
    await ownPassword(server, account, plain)
    return id
  }

/** Somebody besides the story's people, in the department and with the roles of one of them. */
export const makeColleague = async (
  server: string,
  admin: Doors,
  { account, name, like }: { readonly account: string; readonly name: string; readonly like: string },
): Promise<void> => {
  const { departmentId, relUserRoles } = await admin.get<{
    departmentId: string
    relUserRoles: { nodes: readonly { roleId: string }[] }
  }>(`/api/user/${like}`)
  const roleIds = relUserRoles.nodes.map(({ roleId }) => roleId)
  const made = { name, departmentId, company: 'A', account: { name: account }, roleIds }
  const { id, plain } = await admin.post<{ id: string; plain: string }>('/api/user/edit', made)
  const { version } = await admin.get<Row>(`/api/user/${id}`)
  await admin.post('/api/user/audit', { id, version, pass: true })
  await ownPassword(server, account, plain)
}

/** The first password is the administrator's: everybody makes their own before anything else. */
export const ownPassword = async (server: string, account: string, plain: string): Promise<void> => {
  const doors = await openDoors(server, account, plain)
  await doors.post('/api/auth/web/changePassword', { oldPassword: plain, newPassword: personPassword })
}

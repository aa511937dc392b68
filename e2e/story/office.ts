import { type Doors, openDoors } from '../doors.ts'
import { companyPassword } from './company.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly version: number
}

/** Who works in a company of six: by account, the name, the roles, and the department they head or are in; ss09 is in probation. */
const staff = {
  gm01: ['顾长河', ['总经理'], '总经办'],
  hr01: ['温如玉', ['人事'], '人事行政部'],
  xz01: ['冯若谷', ['行政'], '人事行政部'],
  ss01: ['程立本', ['实施'], '实施部'],
  ss02: ['方景行', ['实施'], '实施部'],
  ss09: ['白一诺', ['实施'], '实施部'],
} as const

/** Makes a separate company for a story; everybody has the password of all stories. */
export const makeOffice = async (server: string, since: string): Promise<void> => {
  const admin = await openDoors(server, 'admin', companyPassword)
  const root = (await named(admin, 'department'))[0]
  const roles = new Map((await named(admin, 'role')).map(({ name, id }) => [name, id]))
  const departments = new Map<string, string>()
  for (const [account, [name, held, department]] of Object.entries(staff)) {
    const known = departments.get(department)
    const departmentId =
      known ?? (await admin.post<Row>('/api/department', { name: department, parentId: root?.id })).id
    departments.set(department, departmentId)
    const roleIds = [...held, '员工'].map((role) => roles.get(role))
    const isFormal = account !== 'ss09'
    const made = { name, departmentId, roleIds, company: 'A', account: { name: account }, tzProbation: since, isFormal }
    const { id, plain } = await admin.post<Row & { plain: string }>('/api/user/edit', {
      ...made,
      mobile: mobileOf(account),
    })
    await move(admin, 'user', id, { pass: true })
    if (!known) await admin.patch(`/api/department/${departmentId}`, { patch: { leaderId: id } })
    const own = await openDoors(server, account, plain)
    await own.post('/api/auth/web/changePassword', { oldPassword: plain, newPassword: companyPassword })
  }
}

const named = async (admin: Doors, entity: string): Promise<readonly Row[]> =>
  (await admin.get<{ nodes: readonly Row[] }>(`/api/${entity}?pageSize=50`)).nodes

const move = async (admin: Doors, entity: string, id: string, more: object): Promise<void> => {
  const { version } = await admin.get<Row>(`/api/${entity}/${id}`)
  await admin.post(`/api/${entity}/audit`, { id, version, ...more })
}

const mobileOf = (account: string): string => `1380000${String(Object.keys(staff).indexOf(account)).padStart(4, '0')}`

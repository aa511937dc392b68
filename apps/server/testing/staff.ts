import type { Answer, Api, TestServer } from './server.ts'
import { person, personPassword, roleIds, type Team } from './team.ts'

/** Two of the finance department, and who pays out. */
export interface Staff {
  readonly book1: Api
  readonly book2: Api
  readonly cashier: Api
  readonly ids: Readonly<Record<'book1' | 'book2' | 'cashier', string>>
}

export const makeStaff = async (server: TestServer, { admin }: Team): Promise<Staff> => {
  const roles = await roleIds(admin)
  const department = (await admin.get('/api/department?pageSize=50')).data.nodes[0].id
  const one = (account: string, name: string, role: string): Promise<string> =>
    person(admin, account, name, department, [roles[role] as string, roles.员工 as string])
  const ids = {
    book1: await one('book1', '财一', '财务'),
    book2: await one('book2', '财二', '财务'),
    cashier: await one('cash1', '出纳一', '出纳'),
  }
  return {
    book1: await server.signIn('book1', personPassword),
    book2: await server.signIn('book2', personPassword),
    cashier: await server.signIn('cash1', personPassword),
    ids,
  }
}

/** Reads the record and makes one of its moves. */
export const step = async (
  api: Api,
  resource: string,
  id: string,
  move: string,
  more: object = {},
): Promise<Answer> => {
  const { version } = (await api.get(`/api/${resource}/${id}`)).data ?? {}
  return api.post(`/api/${resource}/action/${move}`, { id, version, ...more })
}

/** A calendar day so many days from today (+08:00). */
export const day = (offset = 0): string =>
  new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)

/** The first day of the month so many months from this one. */
export const monthStart = (offset = 0): string => {
  const [year = 0, month = 0] = day().split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + offset, 1)).toISOString().slice(0, 10)
}

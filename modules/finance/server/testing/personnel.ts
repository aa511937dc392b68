import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { makeStaff, type Staff } from '@chengban/server/testing/staff.ts'
import { expectOk, person, personPassword, roleIds, type Team } from '@chengban/server/testing/team.ts'

export interface Personnel extends Staff {
  /** Of 人事: agrees wages, keeps the rules of insurance, calculates pay. */
  readonly hr: Api
  readonly hrId: string
}

export const makePersonnel = async (server: TestServer, team: Team): Promise<Personnel> => {
  const staff = await makeStaff(server, team)
  const roles = await roleIds(team.admin)
  const department = (await team.admin.get('/api/department?pageSize=50')).data.nodes[0].id
  const hrId = await person(team.admin, 'hr1', '人一', department, [roles.人事 as string, roles.员工 as string])
  return { ...staff, hr: await server.signIn('hr1', personPassword), hrId }
}

/** Rates by which a base of 12000 costs the person 1263.00 and 1440.00, the company 3180.00 and 1440.00. */
export const rates = [
  { kind: '养老', personRate: '8.00', companyRate: '16.00' },
  { kind: '医疗', personRate: '2.00', personFixed: '3.00', companyRate: '9.80' },
  { kind: '失业', personRate: '0.50', companyRate: '0.50' },
  { kind: '工伤', companyRate: '0.20' },
  { kind: '生育' },
  { kind: '公积金', personRate: '12.00', companyRate: '12.00' },
  { kind: '最低工资', floor: '2000.00', ceiling: '2000.00' },
] as const

export const makeRule = (api: Api, rule: object): Promise<Answer> =>
  api.post('/api/socialRule', {
    company: 'A',
    dtStart: '2024-01-01',
    floor: '4000.00',
    ceiling: '30000.00',
    ...rule,
  })

/** The rules of company A; gives their ids by kind. */
export const makeRules = async (api: Api): Promise<Record<string, string>> => {
  const ids: Record<string, string> = {}
  for (const rule of rates) ids[rule.kind] = expectOk(await makeRule(api, rule)).data.id
  return ids
}

import type { Sql } from '@chengban/engine/db/sql.ts'
import { personIds } from '@chengban/modules/platform/server/demo/company.ts'
import { people } from '@chengban/modules/platform/server/demo/people.ts'

export interface DemoProject {
  readonly id: string
  readonly name: string
  readonly clientId: string | null
  readonly principalId: string
  readonly devPrincipalId: string | null
}

/** Who works on what, as the rows of tasks, requirements and bugs name them. */
export interface Crew {
  readonly builders: readonly string[]
  readonly testers: readonly string[]
  readonly sitePeople: readonly string[]
  readonly leaders: readonly string[]
  /** Those who do not build, of several departments. */
  readonly office: readonly string[]
  /** Projects that run; none where the area of projects has made no rows. */
  readonly projects: readonly DemoProject[]
}

export const crewOf = async (tx: Sql): Promise<Crew> => {
  const ids = await personIds(tx)
  const having = (start: string): string[] =>
    people
      .filter(({ account, state = '在职' }) => account.startsWith(start) && state === '在职')
      .flatMap(({ account }) => ids.get(account) ?? [])
  const projects = await tx.query<DemoProject>(
    `select p.id, p.name, p.client_id as "clientId", p.principal_id as "principalId", p.dev_principal_id as "devPrincipalId"
     from store.project p where p.project_status in ('准备', '实施中', '待验收', '已验收', '维护中') order by p.tz_create, p.id`,
  )
  return {
    builders: having('yf'),
    testers: having('cs'),
    sitePeople: having('ss'),
    leaders: having('pm'),
    office: ['xs01', 'xs02', 'admin', 'hr01', 'cw02', 'cp02'].flatMap((account) => ids.get(account) ?? []),
    projects,
  }
}

import { clock, instant } from '@chengban/engine/clock.ts'
import type { AuthContext, Identity } from './context.ts'
import { type Environment, environmentSql } from './environment.ts'
import { asPerson } from './person.ts'
import { sessionLost } from './token.ts'

interface Department {
  id: string
  name: string
  parent: Department | null
}

interface UserRole {
  roleId: string
  role: { id: string; name: string; sort: number }
  isMain: boolean
}

/** The signed-in person as the client keeps it: GET /api/core-user/info. */
export interface CoreUser {
  id: string
  name: string
  /** What the person signs in with. */
  account: string | null
  avatar: string | null
  jobNumber: string | null
  isEnable: boolean
  operations: readonly string[]
  roles: { nodes: { id: string; name: string }[] }
  relUserRoles: { nodes: UserRole[] }
  department: Department | null
  company: string
  mustChange: boolean
  isLocked: boolean
  unread: number
  todoCount: number
  environment: Environment
  settings: Record<string, unknown>
  /** Name of today's holiday. */
  holiday: string | null
  documentUnread: number
  /** The person joined today. */
  isFirstDay: boolean
  tzServer: string
}

interface Row extends Omit<CoreUser, 'operations' | 'roles' | 'relUserRoles' | 'department' | 'tzServer'> {
  userRoles: UserRole[]
  departments: { id: string; name: string }[]
}

/**
 * Returns the signed-in person. `host` as the request names it, with or without its port, decides the environment.
 * Works before the first password was changed.
 */
export const coreUser = (context: AuthContext, identity: Identity, host: string): Promise<CoreUser> =>
  asPerson(context, identity, { allowInitial: true }, async (tx, { userId, entries }) => {
    const [row] = await tx.query<Row>(text, [userId, clock.now().toISOString(), host])
    if (!row) throw sessionLost()
    const { userRoles, departments, ...own } = row
    return {
      ...own,
      operations: entries,
      roles: { nodes: userRoles.map(({ role: { id, name } }) => ({ id, name })) },
      relUserRoles: { nodes: userRoles },
      department: departments.reduceRight<Department | null>((parent, level) => ({ ...level, parent }), null),
      tzServer: instant(),
    }
  })

const text = `
  with recursive above (id, name, parent_id, level) as (
    select d.id, d.name, d.parent_id, 1 from store.department d
    where d.id = (select department_id from store."user" where id = $1)
    union all
    select d.id, d.name, d.parent_id, above.level + 1 from store.department d join above on d.id = above.parent_id
    where above.level < 5
  )
  select u.id, u.name, a.name as account, u.avatar -> 0 ->> 'url' as avatar, u.job_number as "jobNumber", u.is_enable as "isEnable",
    u.company, coalesce(u.settings, '{}') as settings, coalesce(a.must_change, false) as "mustChange",
    coalesce(a.tz_lock > $2, false) or u.lock_reason is not null as "isLocked",
    (select count(*) from store.message m where m.user_id = u.id and not m.is_read and m.tz_stop is null)::int as unread,
    (select count(*) from store.audit_task t where t.user_id = u.id and t.status = '待处理')::int as "todoCount",
    (select h.name from store.holiday h where h.date = ($2::timestamptz at time zone 'Asia/Shanghai')::date) as holiday,
    (select count(*) from store.document_user du join store.document d on d.id = du.document_id
      where du.user_id = u.id and not du.is_read and du.doc_version = d.doc_version and d.status = '已发布'
    )::int as "documentUnread",
    coalesce(u.tz_probation, (u.tz_create at time zone 'Asia/Shanghai')::date)
      = ($2::timestamptz at time zone 'Asia/Shanghai')::date as "isFirstDay",
    ${environmentSql('$3')} as environment,
    (select coalesce(json_agg(json_build_object('roleId', r.id, 'isMain', ur.is_main,
        'role', json_build_object('id', r.id, 'name', r.name, 'sort', r.sort)) order by r.sort, r.id), '[]')
      from store.user_role ur join store.role r on r.id = ur.role_id and r.is_enable
      where ur.user_id = u.id
        and coalesce(ur.tz_start, '-infinity') <= ($2::timestamptz at time zone 'Asia/Shanghai')::date
        and coalesce(ur.tz_end, 'infinity') >= ($2::timestamptz at time zone 'Asia/Shanghai')::date) as "userRoles",
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by level), '[]') from above) as departments
  from store."user" u left join store.admin a on a.user_id = u.id
  where u.id = $1`

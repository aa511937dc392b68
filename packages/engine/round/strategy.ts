import type { Values } from '../row/scene.ts'

/** People by a strategy as (id, tier); $1 is its parameter, $4 the present instant. */
export const strategySql = (strategy: string): string => {
  const kind = strategy.split(':')[0]
  if (kind === 'role')
    return `select r.user_id as id, 0 as tier from store.user_role r join store.role o on o.id = r.role_id and o.is_enable
      where r.role_id::text = $1 and $4::timestamptz >= coalesce(r.tz_start, '-infinity') and $4::timestamptz < coalesce(r.tz_end, 'infinity')`
  if (kind === 'operation') return 'select h.id, 0 as tier from app.holders_of($1::text, $4) h (id)'
  if (kind === 'superior') return 'select u.superior_id as id, 0 as tier from store."user" u where u.id = $1::uuid'
  if (kind === 'headOf') return 'select d.leader_id as id, 0 as tier from store.department d where d.id::text = $1'
  if (kind === 'departmentHead')
    return 'select d.leader_id as id, 0 as tier from store."user" u join store.department d on d.id = u.department_id where u.id = $1::uuid'
  return 'select u.id, 0 as tier from store."user" u where u.id::text = $1'
}

export const strategyParam = (strategy: string, row: Values, applicantId: string): unknown => {
  const [kind, ...rest] = strategy.split(':')
  if (kind === 'role' || kind === 'operation') return rest.join(':')
  return kind === 'field' || kind === 'headOf' ? (row[rest.join(':')] ?? null) : applicantId
}

/** Heads of the applicant's department and of those above it, the superior, then the keepers of all flows. */
export const chainSql = `
  with recursive above as (
    select d.id, d.leader_id, d.parent_id, 1 as tier from store."user" u join store.department d on d.id = u.department_id where u.id = $1::uuid
    union all
    select d.id, d.leader_id, d.parent_id, above.tier + 1 from store.department d join above on d.id = above.parent_id where above.tier < 6
  )
  select leader_id as id, tier from above where leader_id is not null
  union all select u.superior_id, 10 from store."user" u where u.id = $1::uuid and u.superior_id is not null
  union all select h.id, 20 from app.holders_of('flow:manage', $4) h (id)`

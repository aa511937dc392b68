import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { searchCondition } from '@chengban/engine/search/probe.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { users } from '../users.call.ts'

/**
 * Lists the people that match, ordered by sort and then job number, with only the fields that are open to everybody.
 */
export const listUsers: CallHandler<typeof users> = async (engine, { isEnable, keyword, departmentId, roleId }) => {
  for (const [name, id] of Object.entries({ departmentId, roleId }))
    if (id && !isUuid(String(id))) throw invalid({ [name]: '编号格式错误' })
  const params: unknown[] = [isEnable ?? true, departmentId ?? null, roleId ? JSON.stringify([{ roleId }]) : null]
  const found = keyword ? searchCondition(keyword.slice(0, 100), params, searched) : 'true'
  const nodes = await engine.read<AnswerOf<typeof users>['nodes'][number]>({
    text: `${text} and ${found} order by u.sort, u.group_sort, u.job_number`,
    params,
    prepared: !keyword,
  })
  return { nodes, totalCount: nodes.length }
}

const searched = { grams: 'u.search_grams', text: 'u.search_text', initials: 'u.search_initials' }

const text = `
  with recursive below as (
    select d.id from public.department d where d.id = $2::uuid
    union select d.id from public.department d join below on d.parent_id = below.id
  )
  select u.id, u.name, u.avatar -> 0 ->> 'url' as avatar, u.job_number as "jobNumber", u.department_id as "departmentId",
    rule.label_department(u.department_id) ->> 'name' as "departmentName", u.position, u.is_enable as "isEnable",
    u.is_work as "isWork", u.sort, u.rel_user_roles as "relUserRoles"
  from public."user" u
  where u.is_enable = $1 and ($2::uuid is null or u.department_id in (select id from below))
    and ($3::jsonb is null or u.rel_user_roles -> 'nodes' @> $3::jsonb)`

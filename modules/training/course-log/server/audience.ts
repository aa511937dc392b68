import type { Engine } from '@chengban/engine/engine.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'

// Decision 114: What a new version asks to be learnt again

export interface Audience {
  /** Ids of whom the figures are; everybody where null. */
  readonly people: readonly string[] | null
  readonly isKeeper: boolean
  readonly isHead: boolean
}

interface AudienceInput {
  readonly userId?: string | null | undefined
  readonly departmentId?: string | null | undefined
}

/** Oneself, whom one heads, or all by right; nobody asks of others. */
export const audienceOf = async (engine: Engine, { userId, departmentId }: AudienceInput): Promise<Audience> => {
  const [found] = await engine.read<{
    me: string
    isKeeper: boolean
    headed: readonly string[]
    within: readonly string[]
  }>({
    text: audienceSql,
    params: [departmentId ?? null],
  })
  if (!found) throw forbidden()
  const { me, isKeeper, headed, within } = found
  const isHead = headed.length > 0
  const own = new Set([me, ...headed])
  const asked = userId ? [userId] : departmentId ? within : isKeeper ? null : [...own]
  if (!isKeeper && (departmentId ? !isHead || within.some((id) => !own.has(id)) : asked?.some((id) => !own.has(id))))
    throw forbidden()
  return { people: userId && departmentId ? within.filter((id) => id === userId) : asked, isKeeper, isHead }
}

const audienceSql = `
  select app.me()::text as me, app.has_operation('course:manage') as "isKeeper",
    array(select u::text from rule.people_below_me() u) as headed,
    array(with recursive below as (
        select id from public.department where id = $1
        union all select c.id from public.department c join below b on c.parent_id = b.id
      ) select u.id::text from public."user" u where u.department_id in (select id from below)) as within`

import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { seenBy } from './seen-by.ts'

interface Reason {
  readonly source: string
  readonly entry: string
  readonly effect: string
}

/** Why a person holds a code or lacks it, and by which part of the row rules they see a record. */
export const explainRight: CallHandler = async (engine, { userId, code, module, id }) => {
  const entity = module === undefined ? undefined : engine.writer.catalog.all.get(String(module))
  if (module !== undefined && !entity) throw invalid({ module: '模块不存在' })
  if (code === undefined && !entity) throw invalid({ code: '请选择操作码或记录' })
  const now = clock.now().toISOString()
  const [known] = await engine.read({ text: 'select from public."user" where id = $1', params: [userId] })
  if (!known) throw invalid({ userId: '人员不存在' })
  const because = code === undefined ? [] : await engine.read<Reason>({ text: reasons, params: [userId, code, now] })
  const [held] = await engine.read<{ holds: boolean }>({
    text: 'select app.covers(app.entries_of($1, $2), $3) as holds',
    params: [userId, now, code ?? ''],
  })
  if (!entity) return { allowed: held?.holds === true, because, rowRule: null }
  const rowRule = await seenBy(engine, entity, String(userId), String(id ?? ''))
  return { allowed: (code === undefined || held?.holds === true) && rowRule !== null, because, rowRule }
}

// one query: every entry that speaks of the code, whether it counts today, and the roles through which it could come
const reasons = `
  with today as (select ($3::timestamptz at time zone 'Asia/Shanghai')::date as day),
  entry as (
    select r.id as role_id, r.name as role, r.is_enable, p.name as bundle, o.operation_ids_id as entry
    from public.role r join public.role_permission rp on rp.role_id = r.id
      join public.permission p on p.id = rp.permission_id
      cross join lateral (select x as operation_ids_id from unnest(p.operation_ids) x) o
    union all
    select r.id, r.name, r.is_enable, null, ro.code
    from public.role r join public.role_operation ro on ro.role_id = r.id
  ), speaking as (
    select * from entry where app.covers(array[ltrim(entry, '!')], $2)
  ), mine as (
    select '角色 ' || s.role || coalesce('（权限包 ' || s.bundle || '）', '') as source, s.entry,
      case when not s.is_enable then '未生效：角色已停用'
        when ur.tz_start > t.day then '未生效：' || ur.tz_start || ' 起'
        when ur.tz_end < t.day then '未生效：' || ur.tz_end || ' 已到期'
        when s.entry like '!%' then '禁止' else '允许' end as effect, 1 as place
    from public.user_role ur join speaking s on s.role_id = ur.role_id, today t where ur.user_id = $1
  ), own as (
    select '个人权限', e.entry, case when e.entry like '!%' then '禁止' else '允许' end, 2
    from public."user" u cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(u.operations) when 'array' then u.operations else '[]' end) e (entry)
    where u.id = $1 and app.covers(array[ltrim(e.entry, '!')], $2)
  ), deputy as (
    select '代理 ' || u.name, $2, '仅代为审批，不授予操作码', 3
    from public."user" u, today t
    where u.deputy_id = $1 and t.day between coalesce(u.deputy_from, '-infinity') and coalesce(u.deputy_to, 'infinity')
      and app.covers(app.entries_of(u.id, $3), $2)
  ), disabled as (
    select '账号', $2, '未生效：人员已停用', 0 from public."user" u where u.id = $1 and not u.is_enable
  ), missing as (
    select distinct '角色 ' || s.role, s.entry, '未担任', 4 from speaking s
    where s.is_enable and s.entry not like '!%' and not app.covers(app.entries_of($1, $3), $2)
      and not exists (select from public.user_role ur where ur.user_id = $1 and ur.role_id = s.role_id)
  )
  select source, entry, effect from (
    select * from disabled union all select * from mine union all select * from own
    union all select * from deputy union all select * from missing
  ) told (source, entry, effect, place) order by place, effect = '禁止' desc, source, entry limit 200`

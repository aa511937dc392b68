import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { waitingAppeals } from '../waiting-appeals.call.ts'

type Group = NonNullable<AnswerOf<typeof waitingAppeals>['groups']>['nodes'][number]

/** Reads the open tasks of whoever asks, as they see the days. */
export const readWaiting: CallHandler<typeof waitingAppeals> = async (engine) => {
  const nodes = await engine.read<Group>({ text: waitingSql })
  return nodes.length > 0 ? { groups: { nodes } } : {}
}

const waitingSql = `
  select u.name, a.month, a.status, count(*)::integer as count,
    (select count(*)::integer from public.attendance o where o.user_id = a.user_id and o.month = a.month
      and o.appeal_kind = '补卡' and o.status in ('待一级审核', '待二级审核', '通过')) as repunched,
    jsonb_agg(jsonb_build_object('date', a.date, 'kind', a.appeal_kind, 'reason', a.reason) order by a.date) as days,
    jsonb_build_object('userId', jsonb_build_object('equalTo', a.user_id), 'month', jsonb_build_object('equalTo', a.month),
      'status', jsonb_build_object('equalTo', a.status)) as where
  from public.audit_task t join public.attendance a on a.id::text = t.relevance_id join public."user" u on u.id = a.user_id
  where t.module = 'attendance' and t.user_id = (select app.me()) and t.status = '待处理'
  group by a.user_id, u.name, a.month, a.status order by min(t.tz_create)`

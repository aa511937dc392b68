import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { listed } from '@chengban/kernel/listed.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { taskPreview } from '../preview.call.ts'
import { task } from '../task.entity.ts'
import type { taskUserIds } from '../task-user-ids.call.ts'

const most = 100

/** Who is turned off is left out; tasks that are none of the asker's too. */
export const readPeople: CallHandler<typeof taskUserIds> = async (engine, { ids }) => {
  const asked = [...new Set(listed(ids))]
  if (asked.length === 0 || asked.length > most || !asked.every(isUuid))
    throw invalid({ ids: `请选择1至${most}个任务` })
  const nodes = await engine.read<AnswerOf<typeof taskUserIds>['nodes'][number]>({
    text: `select t.id as "taskId", t.user_id as "userId", t.designee, t.auditor1, t.auditor2, t.supervise,
        coalesce((select json_agg(json_build_object('userId', u.id, 'name', u.name, 'type', m.type) order by m.tz_create)
          from public.task_users m join public."user" u on u.id = m.user_id where m.task_id = t.id and u.is_enable), '[]') as users,
        array(select u.id from public."user" u where u.is_enable and (
          u.id in (t.user_id, t.designee, t.auditor1, t.auditor2, t.supervise)
          or u.id in (select m.user_id from public.task_users m where m.task_id = t.id)) order by u.id) as "all"
      from public.task t where t.id = any ($1::uuid[]) order by array_position($1::uuid[], t.id)`,
    params: [asked],
  })
  return { nodes }
}

/** Hours are those of the days that the asker sees. */
export const previewTask: CallHandler<typeof taskPreview> = async (engine, { id }) => {
  const { can, ...row } = await engine.detail(task, id)
  const [plan] = await engine.read<AnswerOf<typeof taskPreview>['plan']>({
    text: `with day as (
        select d.date, sum(i.plan_hours) as plan, sum(i.actual_hours) as hours,
          string_agg(i.output, '；' order by i.sort) filter (where i.output <> '') as output
        from public.plan_item i join public.task_day d on d.id = i.task_day_id
        where i.source_type = 'task' and i.source_id = $1::text group by 1
      )
      select coalesce(sum(y.plan), 0)::numeric(12,1)::text as "planHours",
        coalesce(sum(y.hours), 0)::numeric(12,1)::text as "actualHours",
        coalesce(json_agg(json_build_object('date', y.date, 'hours', coalesce(y.hours, 0)::numeric(12,1)::text,
          'output', y.output) order by y.date) filter (where y.date is not null), '[]') as days
      from day y`,
    params: [id],
  })
  return {
    task: row,
    actions: can ?? [],
    plan: plan ?? { planHours: '0.0', actualHours: '0.0', days: [] },
  }
}

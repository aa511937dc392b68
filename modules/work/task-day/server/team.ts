import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import { asSystem } from '@chengban/engine/row/scene.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { taskDay } from '../task-day.entity.ts'
import type { readTeam, urgeTeam } from '../team.call.ts'
import { lockPeople } from './own-day.ts'

type Team = AnswerOf<typeof readTeam>
type Member = Team['nodes'][number]

export const teamOf: CallHandler<typeof readTeam> = (engine, { date, state, departmentId }) =>
  engine.asHouse('days of people whom the asker leads or confirms for', async (tx) => {
    const people = await membersOf(tx, engine, date, departmentId ?? null)
    const count = (...states: Member['status'][]): number =>
      people.filter(({ status }) => states.includes(status)).length
    return {
      counts: {
        people: people.length,
        leave: count('请假'),
        notEstimate: count('未预估'),
        estimated: count('已预估'),
        saved: count('已保存'),
        back: count('退回'),
        confirmed: count('已确认'),
        pmoConfirmed: count('PMO已确认'),
      },
      nodes: people.filter(({ status }) => shown[state ?? 'all'].includes(status)),
    }
  })

const all: readonly Member['status'][] = ['请假', '未预估', '已预估', '已保存', '退回', '已确认', 'PMO已确认']
const shown: Readonly<Record<'all' | 'confirm' | 'confirmNot', readonly Member['status'][]>> = {
  all,
  confirm: ['已保存'],
  confirmNot: ['未预估', '已预估', '退回'],
}

/** Reminds people whose day is not reported yet, except those reminded recently. */
export const remindTeam: CallHandler<typeof urgeTeam> = (engine, { date, userIds }) =>
  engine.write(taskDay, async (tx) => {
    await lockPeople({ tx, writer: asSystem(engine.writer) }, userIds)
    const people = await membersOf(tx, engine, date, null)
    if (userIds.some((id) => !people.some(({ userId }) => userId === id))) throw forbidden()
    const waiting = people.filter(
      ({ userId, status, urged }) => userIds.includes(userId) && !urged && shown.confirmNot.includes(status),
    )
    const title = `${words}${date.slice(5)}产出`
    const about = { kind: '催办', title, module: 'taskDay', senderId: engine.writer.actor.userId } as const
    const link = `/phone/phoneTodayOutput?date=${date}`
    await notify(
      tx,
      waiting.map(({ userId }) => ({ ...about, userId, relevanceId: date, link })),
    )
    return { sent: waiting.length, skipped: new Set(userIds).size - waiting.length }
  })

const words = '【催办】请提交'

/** Of the people one leads or confirms for: who owes a report of the day, and who is on leave. */
const membersOf = async (tx: Sql, { writer }: Engine, date: string, departmentId: string | null): Promise<Member[]> => {
  const { actor } = writer
  const seesAll = has(actor.entries, 'taskDay:pmo')
  const confirms = has(actor.entries, 'taskDay:confirm')
  const hours = await settingOf(tx, 'task.urgeHours')
  const since = new Date(clock.now().getTime() - hours * 3_600_000).toISOString()
  return tx.query<Member>(teamSql, [
    date,
    seesAll,
    actor.userId,
    departmentId,
    `${words}${date.slice(5)}产出`,
    since,
    confirms,
  ])
}

const teamSql = `with people as (
    select u.id, u.name, u.avatar, d.name as department, u.sort, app.on_leave(u.id, $1::date, $1::date) as away,
      case when w.id is not null then 'dailyWork' when m.id is not null then 'marketWork'
        when r.user_group = '管理层' then 'none' when r.user_group = '销售' then 'marketWork' else 'dailyWork' end as kind,
      coalesce(w.status, m.status) as report, coalesce(w.timeliness, m.timeliness) as timeliness
    from store."user" u left join store.role r on r.id = u.role_id left join store.department d on d.id = u.department_id
      left join store.daily_work w on w.user_id = u.id and w.date = $1::date
      left join store.market_work m on m.user_id = u.id and m.date = $1::date
    where u.status = '在职' and app.is_work_day($1::date)
      and ($2 or u.superior_id = $3 or u.id in (select rule.people_below_me())
        or $7 and u.id in (select rule.people_around_me())) and u.id <> $3
      and ($4::uuid is null or u.department_id = $4)
  )
  select p.id as "userId", p.name, p.avatar, p.department,
    case when p.away and coalesce(t.stage, '未预估') in ('未预估', '已预估') then '请假' else coalesce(t.stage, '未预估') end as status,
    case when t.id is not null then jsonb_build_object('id', t.id, 'version', t.version, 'stage', t.stage,
      'planHours', t.plan_hours::text, 'actualHours', t.actual_hours::text, 'doneRate', t.done_rate::text) end as "taskDay",
    coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'planHours', i.plan_hours::text,
      'actualHours', i.actual_hours::text, 'isDone', i.is_done, 'output', i.output) order by i.sort, i.id)
      from store.plan_item i where i.task_day_id = t.id), '[]') as items,
    jsonb_build_object('kind', p.kind, 'status', p.report, 'timeliness', p.timeliness) as report,
    exists (select from store.message n where n.user_id = p.id and n.title = $5 and n.tz_create > $6::timestamptz) as urged
  from people p left join store.task_day t on t.user_id = p.id and t.date = $1::date
  where p.kind <> 'none' or p.away order by p.sort, p.name, p.id`

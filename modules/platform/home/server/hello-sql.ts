const me = '(select app.me())'

/** Decisions in hand; what has waited longest first. */
export const auditsSql = `
  select t.id, t.module, t.relevance_id as "relevanceId", t.title, u.name as applicant, t.tz_due as "tzDue",
    count(*) over ()::integer as count, count(*) filter (where t.tz_due < app.now()) over ()::integer as overdue
  from public.audit_task t left join public."user" u on u.id = t.initiator_id
  where t.user_id = ${me} and t.status = '待处理' order by t.tz_create, t.id limit 5`

/** Tasks of one's own that are due or late, those first that are late the longest; $1 is the day. */
export const tasksSql = `
  select t.id, t.name, t.date, t.status, t.delay_days as "delayDays",
    count(*) filter (where t.date = $1::date) over ()::integer as today,
    count(*) filter (where t.date < $1::date) over ()::integer as overdue
  from public.task t
  where t.designee = ${me} and t.date <= $1::date and t.status not in ('草稿', '待审核', '已完成', '暂停', '取消')
  order by t.date, t.id limit 10`

/** The plan of the day and its report; $1 is the day. */
export const daySql = `
  select app.is_work_day($1::date) as "isWorkDay", app.on_leave(${me}, $1::date, $1::date) as "isLeave", d.status as plan,
    coalesce(d.is_estimate, false) as "isEstimate", coalesce(d.is_save, false) as "isSave", r.status as report, r.timeliness
  from (select) one
    left join public.task_day d on d.user_id = ${me} and d.date = $1::date
    left join lateral (
      select w.status, w.timeliness from public.daily_work w where w.user_id = ${me} and w.date = $1::date
      union all
      select m.status, m.timeliness from public.market_work m where m.user_id = ${me} and m.date = $1::date limit 1
    ) r on true`

/** Meetings of the day to which the person is invited; $1 is the day. */
export const meetingsSql = `
  select w.id, w.name, w.date, w.end_date as "endDate", w.address, a.status as reply
  from public.work_day_attend a join public.work_day w on w.id = a.work_day_id
  where a.user_id = ${me} and w.status <> '已取消' and (w.date at time zone 'Asia/Shanghai')::date = $1::date
  order by w.date, w.id`

/** What the person chose, and the group of the role that speaks for them. */
export const chosenSql = `
  select u.settings -> 'shortcuts' as chosen, r.user_group as "userGroup"
  from public."user" u left join public.role r on r.id = u.role_id where u.id = ${me}`

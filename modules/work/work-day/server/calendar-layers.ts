/** A kind of record shown in the calendar: its entity and the query for the rows the reader may see. */
interface Layer {
  readonly of: string
  /** Query with $1 and $2 as the days, $3 the people, $4 whether to include finished records. */
  readonly text: string
}

const instant = (column: string): string =>
  `to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"')`
const within = (column: string): string => `${column} between $1::date and $2::date`
const late = (day: string): string => `${day} < (app.now() at time zone 'Asia/Shanghai')::date`

/** Open work on its day: one row of one person. */
const dated = (of: string, table: string, day: string, person: string, open: string): Layer => ({
  of,
  text: `select x.id, x.name as title, x.${day}::text as start, x.${day}::text as "end", true as "allDay",
      x.${person} as "userId", x.status, (${open}) and ${late(`x.${day}`)} as "isDelay"
    from public.${table} x where ${within(`x.${day}`)} and x.${person} = any ($3::uuid[]) and ((${open}) or $4::boolean)`,
})

export const layers: Readonly<Record<string, Layer>> = {
  meeting: {
    of: 'workDay',
    text: `select x.id, x.name as title, ${instant('x.date')} as start, ${instant('x.end_date')} as "end",
        false as "allDay", p.id as "userId", x.status, false as "isDelay"
      from public.work_day x, unnest(x.user_ids) p (id)
      where x.date < ($2::date + 1)::timestamp at time zone 'Asia/Shanghai'
        and x.end_date > $1::date::timestamp at time zone 'Asia/Shanghai'
        and p.id = any ($3::uuid[]) and x.status <> '已取消' and $4::boolean is not null`,
  },
  task: dated('task', 'task', 'date', 'designee', `x.status in ('待确认', '待开始', '进行中', '待审核', '暂停')`),
  bug: dated('bug', 'bug', 'end_time', 'solver_id', `x.status not in ('草稿', '已关闭', '挂起')`),
  applyFor: dated(
    'applyFor',
    'apply_for',
    'end_time',
    'solver_id',
    `x.status in ('开发中', '待测试', '待发布', '待客户确认', '变更中')`,
  ),
  milepost: dated('milepost', 'milepost', 'end_date', 'user_id', 'not x.is_over'),
  wbs: {
    of: 'wbsTask',
    text: `select x.id, x.name as title, x.tz_start::text as start, x.tz_end::text as "end", true as "allDay",
        x.user_id as "userId", x.status, x.progress < 100 and ${late('x.tz_end::date')} as "isDelay"
      from public.wbs_task x where x.tz_start::date <= $2::date and x.tz_end::date >= $1::date
        and x.user_id = any ($3::uuid[]) and (x.progress < 100 or $4::boolean)`,
  },
  okr: {
    of: 'okrCheck',
    text: `select x.id, rule.label_okr(x.okr_id) ->> 'name' as title, x.date::text as start, x.date::text as "end",
        true as "allDay", x.user_id as "userId", x.status, x.status = '待跟进' and ${late('x.date')} as "isDelay"
      from public.okr_check x where ${within('x.date')} and x.user_id = any ($3::uuid[])
        and (x.status in ('待跟进', '缺失') or $4::boolean)`,
  },
  rest: {
    of: 'restDay',
    text: `select x.id, coalesce(x.kind, x.away) as title, x.start_date::text as start, x.ends_on::text as "end", true as "allDay",
        x.user_id as "userId", x.rest_status as status, false as "isDelay"
      from public.rest_day x where x.start_date <= $2::date and x.ends_on >= $1::date
        and x.user_id = any ($3::uuid[]) and x.status in ('通过', '变更中') and x.rest_status <> '已销假' and $4::boolean is not null`,
  },
  demo: {
    of: 'demoApply',
    text: `select x.id, x.name as title, ${instant('x.tz_start')} as start, ${instant('x.tz_end')} as "end",
        false as "allDay", p.id as "userId", x.demo_status as status, false as "isDelay"
      from public.demo_apply x, unnest(x.demo_user_ids) p (id)
      where x.tz_start < ($2::date + 1)::timestamp at time zone 'Asia/Shanghai'
        and x.tz_end > $1::date::timestamp at time zone 'Asia/Shanghai'
        and p.id = any ($3::uuid[]) and x.status in ('通过', '变更中') and x.demo_status <> '已取消' and $4::boolean is not null`,
  },
  weekend: {
    of: 'weekendTask',
    text: `select x.id, x.reason as title, x.date::text as start, x.date::text as "end", true as "allDay",
        x.user_id as "userId", x.status, false as "isDelay"
      from public.weekend_task x where ${within('x.date')} and x.user_id = any ($3::uuid[]) and $4::boolean is not null`,
  },
  holiday: {
    of: 'holiday',
    text: `select x.id, x.name as title, x.date::text as start, x.date::text as "end", true as "allDay",
        null::uuid as "userId", x.kind as status, false as "isDelay"
      from public.holiday x where ${within('x.date')} and $3::uuid[] is not null and $4::boolean is not null`,
  },
}

export const daysText = `select d.day::date::text as date, app.is_work_day(d.day::date) as "isWorkDay", h.name as holiday
  from generate_series($1::date, $2::date, interval '1 day') d (day)
  left join public.holiday h on h.date = d.day::date order by 1`

/** Meetings of these people that the reader does not see. */
export const busyText = `select ${instant('x.date')} as start, ${instant('x.end_date')} as "end", a.user_id as "userId"
  from store.work_day x join store.work_day_attend a on a.work_day_id = x.id
  where a.user_id = any ($3::uuid[]) and x.status in ('待召开', '进行中') and a.status <> '请假'
    and x.date < ($2::date + 1)::timestamp at time zone 'Asia/Shanghai'
    and x.end_date > $1::date::timestamp at time zone 'Asia/Shanghai'
    and not rule.may_read('workDay', x.id::text)`

/** A box of the audit inbox as SQL: parameters $1 modules, $2 keyword pattern, $3 overdue only. */
export interface Box {
  readonly from: string
  readonly where: string
  readonly order: string
  readonly columns: string
}

export type BoxName = 'todo' | 'done' | 'mine' | 'cc' | 'open'

const me = '(select app.me())'
const overdue = '(t.tz_due < app.now()) is true'
const narrowed = (alias: string): string =>
  `($1::text[] is null or ${alias}.module = any ($1)) and ($2::text is null or ${alias}.title ilike $2)`

const inHand = `t.status in ('待处理', '等待加签')`

const tasks = (mine: string, order: string): Box => ({
  from: `public.audit_task t left join public.audit_round r on r.id = t.round_id left join public."user" u on u.id = t.initiator_id`,
  where: `t.user_id = ${me} and ${mine} and ${narrowed('t')} and (not $3::boolean or ${overdue})`,
  order,
  columns: `t.id, t.module, t.relevance_id as "relevanceId", t.title, t.summary, ${personOf('t.initiator_id')} as initiator,
    t.audit_level as "auditLevel", r.levels, r.round, t.status, t.tz_create as "tzCreate", t.tz_due as "tzDue",
    t.tz_act as "tzAct", (t.status = '待处理' and ${overdue}) as "isOverdue", t.tz_read is not null as "isRead",
    exists (select from app.signed_levels() l where l.module = t.module and l.level = t.audit_level) as "isSigned"`,
})

function personOf(id: string): string {
  return `jsonb_build_object('id', ${id}, 'name', u.name, 'avatar', u.avatar -> 0 ->> 'url')`
}

/** Rounds of mine; the open task due first says when it is due and what cards show. */
const rounds: Box = {
  from: `public.audit_round r left join public."user" u on u.id = r.initiator_id
    left join lateral (select k.summary, k.tz_due from public.audit_task k where k.round_id = r.id
      order by k.status = '待处理' desc, k.tz_due nulls last, k.tz_create limit 1) t on true`,
  where: `r.initiator_id = ${me} and r.tz_submit is not null and ${narrowed('r')} and (not $3::boolean or (r.status = '进行中' and ${overdue}))`,
  order: 'r.tz_submit desc, r.id desc',
  columns: `r.id, r.module, r.relevance_id as "relevanceId", r.title, t.summary, ${personOf('r.initiator_id')} as initiator,
    r.audit_level as "auditLevel", r.levels, r.round, r.status, r.tz_submit as "tzCreate", t.tz_due as "tzDue",
    r.tz_end as "tzAct", (r.status = '进行中' and ${overdue}) as "isOverdue", true as "isRead"`,
}

/** Longest overdue first; beside each who has it in hand. */
const shared = tasks(inHand, 't.tz_due nulls last, t.tz_create, t.id')
const everybodys: Box = {
  ...shared,
  from: `${shared.from} left join public."user" h on h.id = t.user_id`,
  where: `${inHand} and ${narrowed('t')} and (not $3::boolean or ${overdue})`,
  columns: `${shared.columns}, jsonb_build_object('id', t.user_id, 'name', h.name) as "user"`,
}

export const boxes: Readonly<Record<BoxName, Box>> = {
  todo: tasks(`t.status = '待处理'`, 't.tz_due nulls last, t.tz_create, t.id'),
  done: tasks(`t.status in ('已同意', '已驳回', '已转交')`, 't.tz_act desc nulls last, t.id desc'),
  mine: rounds,
  open: everybodys,
  cc: tasks(`t.kind = '抄送'`, '(t.tz_read is not null), t.tz_create desc, t.id desc'),
}

/** Counts the entries of every box, independent of the current search. */
export const boxCounts = `select
  (select count(*)::integer from public.audit_task t where t.user_id = ${me} and t.status = '待处理') as todo,
  (select count(*)::integer from public.audit_task t where t.user_id = ${me} and t.status in ('已同意', '已驳回', '已转交')) as done,
  (select count(*)::integer from public.audit_round r where r.initiator_id = ${me} and r.tz_submit is not null) as mine,
  (select count(*)::integer from public.audit_task t where t.user_id = ${me} and t.kind = '抄送') as cc`

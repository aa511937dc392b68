/**
 * Who is covered by which course, the due date, and the day since when each assignment covers them. $1 is one course or
 * null for all, $2 the people or null for all, $3 the day of a course that is being published, $4 today. For a role the
 * day comes from the user's role; for a department or the company it is the first run that found the person there, kept
 * in the log. A person covered later than the start of the assignment gets at least a week.
 */
export const coveredText = `
  course as (
    select c.id, coalesce($3, (c.tz_publish at time zone 'Asia/Shanghai')::date) as day,
      $3::date is not null or c.shelf = '已上架' as is_offered
    from store.course c where c.id = coalesce($1, c.id) and c.status <> '已作废' and ($3::date is not null or c.shelf <> '未上架')),
  assign as (
    select a.*, c.is_offered, greatest((a.tz_create at time zone 'Asia/Shanghai')::date, c.day) as start
    from store.course_assign a join course c on c.id = a.course_id where a.is_enable),
  person as (
    select u.id, u.department_id from store."user" u where u.is_enable and ($2::uuid[] is null or u.id = any ($2))),
  place as (
    select p.id as person_id, p.department_id from person p
    union all select pl.person_id, d.parent_id from place pl join store.department d on d.id = pl.department_id),
  holding as (
    select ur.user_id, ur.role_id,
      greatest((ur.tz_create at time zone 'Asia/Shanghai')::date, ur.tz_start) as since
    from store.user_role ur join store.role r on r.id = ur.role_id and r.is_enable
    where $4::date between coalesce(ur.tz_start, '-infinity') and coalesce(ur.tz_end, 'infinity')),
  meant as (
    select a.*, p.id as person_id, case when a.target = '人员' then a.start when a.target = '角色' then h.since end as known
    from assign a cross join person p left join holding h on h.user_id = p.id and h.role_id = a.role_id
    where case a.target when '全员' then true when '人员' then a.user_id = p.id when '角色' then h.user_id is not null
      else exists (select from place pl where pl.person_id = p.id and pl.department_id = a.department_id) end),
  since as (
    select m.*, greatest(m.start, coalesce(m.known, (l.assigned ->> m.id::text)::date, $4::date)) as came
    from meant m left join store.course_log l on l.course_id = m.course_id and l.user_id = m.person_id),
  covered as (
    select s.course_id, s.person_id as user_id, bool_or(s.is_offered) as is_offered,
      jsonb_object_agg(s.id, s.came) as assigned,
      min(case when s.due_date is null then s.came + s.due_days
        when s.came > s.start and s.came > s.due_date - 7 then s.came + 7 else s.due_date end) as due
    from since s group by s.course_id, s.person_id)`

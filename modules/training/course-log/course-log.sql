-- How far a person has come with a course: run as the owner, after the tables.

-- Required chapters of the course with what the log counts of each: a film by what was watched of the share that is
-- asked for, documents and quizzes whole or not at all.
create or replace function app.course_log_parts(log uuid) returns table (name text, sort integer, share numeric, is_done boolean)
language sql stable security definer set search_path = store, pg_temp as $$
  select c.name, c.sort,
    case when coalesce(l.is_finish, false) then 1
      when c.type = '视频' then least(coalesce(l.watched, 0) / nullif(ceil(c.duration * r.rate / 100), 0), 1)
      else 0 end,
    coalesce(l.is_finish, false)
  from course_log g
    join course_chapter c on c.course_id = g.course_id and c.is_required
    left join course_chapter_log l on l.course_log_id = g.id and l.chapter_id = c.id
    cross join (select coalesce((select value::numeric from config where key = 'course.finishRate'), 90) as rate) r
  where g.id = log
$$;

-- Whole percent; 100 only when every required chapter is finished.
create or replace function app.course_log_progress(log uuid) returns integer
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when bool_and(p.is_done) then 100
    else least(coalesce(floor(100 * sum(p.share) / count(*)), 0), 99)::integer end
  from app.course_log_parts(log) p
$$;

-- Names of up to three required chapters that are not finished.
create or replace function app.course_log_missing(log uuid) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select string_agg(m.name, '、' order by m.sort) from (
    select p.name, p.sort from app.course_log_parts(log) p where not p.is_done order by p.sort limit 3
  ) m
$$;

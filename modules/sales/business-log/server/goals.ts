/** Sales targets visible to the reader, of the requested months ($1 to $2) and the coming ones ($5 to $6). */
export const goals = `
  months as materialized (
    select m::date as month from generate_series(least(date_trunc('month', $1::date), $5::date),
      greatest(date_trunc('month', $2::date), $6::date), interval '1 month') m
    where m between date_trunc('month', $1::date) and $2::date or m between $5::date and $6::date
  ), goal as materialized (
    select t.user_id, t.department_id, m.month, t.money from public.sales_target t
      join months m on m.month = make_date(t.year, t.month, 1)
  )`

/**
 * The total target per month: of person $3, of department $4, otherwise of everything the reader is responsible for. A
 * department's target is its own row, or else the sum of its people and of the departments below it.
 */
export const top = `
  asked as (
    select d.id from public.department d where $3::uuid is null and case
      when $4::uuid is not null then d.id = $4
        and ((select app.has_operation('businessOpportunity:manage')) or d.id in (select id from led))
      when (select app.has_operation('businessOpportunity:manage')) then d.parent_id is null
      else d.id in (select id from led) and (d.parent_id is null or d.parent_id not in (select id from led)) end
  ), walk as (
    select a.id, m.month from asked a cross join months m
    union all
    select d.id, w.month from walk w join public.department d on d.parent_id = w.id
    where not exists (select from goal g where g.department_id = w.id and g.month = w.month)
  ), top as (
    select x.month, sum(x.money) as money from (
      select w.month, g.money from walk w join goal g on g.department_id = w.id and g.month = w.month
      union all
      select w.month, g.money from walk w join public."user" u on u.department_id = w.id
        join goal g on g.user_id = u.id and g.month = w.month
      where not exists (select from goal o where o.department_id = w.id and o.month = w.month)
      union all
      select g.month, g.money from goal g where g.user_id = coalesce($3::uuid,
        case when $4::uuid is null and not exists (select from asked) then (select app.me()) end)
    ) x group by x.month
  )`

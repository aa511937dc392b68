import type pg from 'pg'

/**
 * So many people of company A of whom everything is in for the pay of last month: agreed wages, locked attendance,
 * checked insurance, one thing in four to take off; the four who reckon, sign and write beside.
 */
export const seedPay = async (owner: pg.Client, people: number, passwordHash: string): Promise<void> => {
  await owner.query(
    `insert into store."user" (id, tz_create, tz_update, name, company, department_id, status, job_number, search_text, tz_probation, need_attendance)
     select gen_random_uuid(), now(), now(), x.name, 'A', (select id from store.department where parent_id is null limit 1), '在职', x.number, '-', '2024-01-01', x.number >= '20000'
     from (select '员工' || n as name, (20000 + n)::text as number from generate_series(1, ${people}) n
       union all values ('人事', '10001'), ('财务', '10002'), ('总经理', '10003'), ('员工', '10004')) x`,
  )
  await owner.query(
    `insert into store.user_role (id, tz_create, tz_update, user_id, role_id, is_main)
     select gen_random_uuid(), now(), now(), u.id, r.id, true from store."user" u join store.role r on r.name = u.name where u.job_number between '10001' and '10004'`,
  )
  await owner.query(
    `insert into store.admin (id, tz_create, tz_update, name, user_id, password_hash, must_change)
     select gen_random_uuid(), now(), now(), x.account, u.id, $1, false
     from (values ('hr', '人事'), ('cw', '财务'), ('gm', '总经理'), ('other', '员工')) x (account, name) join store."user" u on u.name = x.name`,
    [passwordHash],
  )
  await owner.query(
    `create temp table paid as select id, row_number() over (order by job_number) as n from store."user" where job_number > '20000';
     create temp table span as select date_trunc('month', app.now() at time zone 'Asia/Shanghai')::date - 1 as last;
     insert into store.social_rule (id, tz_create, tz_update, company, kind, dt_start, floor, ceiling)
     values (gen_random_uuid(), now(), now(), 'A', '最低工资', '2024-01-01', 2300, 2300);
     with batch as (
       insert into store.submit_salary (id, tz_create, tz_update, name, company, date, status) values (gen_random_uuid(), now(), now(), '定薪', 'A', '2024-01-01', '通过') returning id)
     insert into store.money_salary (id, tz_create, tz_update, submit_id, user_id, company, kind, type, content, date, dt_start, norm_money, performance, other, is_formal, need_social, need_fund, status)
     select gen_random_uuid(), now(), now(), batch.id, p.id, 'A', '入职定薪', '月薪', '定薪', '2024-01-01', '2024-01-01', 8000 + p.n % 100 * 170, 1000, 300, true, true, true, '通过' from paid p, batch;
     insert into store.attendance_month (id, tz_create, tz_update, user_id, month, company, status)
     select gen_random_uuid(), now(), now(), p.id, to_char(s.last, 'YYYY-MM'), 'A', '已锁定' from paid p, span s;
     insert into store.attendance (id, tz_create, tz_update, user_id, date, day_kind, result, work_minutes, unpaid_rest)
     select gen_random_uuid(), now(), now(), p.id, d::date, '工作日', '正常', 480, case when p.n % 10 = 0 and extract(day from d) < 3 then 1 else 0 end
     from paid p, span s, generate_series(date_trunc('month', s.last), s.last, interval '1 day') d where extract(isodow from d) < 6;
     insert into store.social_insurance (id, tz_create, tz_update, year, month, user_id, company, is_formal, need_social, need_fund, lines, status)
     select gen_random_uuid(), now(), now(), extract(year from s.last), extract(month from s.last), p.id, 'A', true, true, true,
       '[{"kind": "养老", "person": "800.00", "company": "1600.00"}, {"kind": "公积金", "person": "1200.00", "company": "1200.00"}]', '已核对' from paid p, span s;
     insert into store.money_less (id, tz_create, tz_update, user_id, company, month, date, type, money, content, status)
     select gen_random_uuid(), now(), now(), p.id, 'A', to_char(s.last, 'YYYY-MM'), s.last, '绩效扣减', 100, '绩效', '待计入' from paid p, span s where p.n % 4 = 0;
     analyze`,
  )
}

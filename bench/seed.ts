import { searchRow } from '@chengban/engine/search/grams.ts'
import type pg from 'pg'

const places = ['甲市', '乙县', '丙区', '丁市', '戊省', '己市', '庚县', '辛市', '壬区', '癸市']
const owners = [
  '中心医院',
  '人民医院',
  '妇幼保健院',
  '卫生健康委',
  '第二中学',
  '职业学院',
  '公积金中心',
  '图书馆',
  '水务集团',
  '档案馆',
]
const works = [
  '电子病历',
  '数据上报平台',
  '学籍管理',
  '资产管理',
  '信贷档案',
  '政务受理',
  '资源保存',
  '抄表收费',
  '实验室管理',
  '客户服务',
]
const kinds = [
  '系统建设合同',
  '升级合同',
  '维护合同',
  '采购合同',
  '开发合同',
  '系统建设',
  '系统升级',
  '年度维护',
  '接口开发',
  '平台二期',
]

const product = (a: readonly string[], b: readonly string[]): string[] => a.flatMap((x) => b.map((y) => x + y))

/**
 * So many contracts of a thousand sellers in twenty departments, a twentieth as many clients, and three people: one with
 * twenty rows, one who heads a department with a twentieth of all, one who sees all. Half of the names hold 合同, twenty
 * 协和.
 */
export const seedBench = async (
  owner: pg.Client,
  contracts: number,
  passwordHash: string,
  say: (line: string) => void,
): Promise<void> => {
  await owner.query(
    "set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set jit = off",
  )
  const { rows } = await owner.query(`select count(*)::int as n from (select from store.contract limit ${contracts}) x`)
  if (rows[0].n >= contracts) return
  await seedPeople(owner, passwordHash)
  say('人员已备 / people')
  await names(owner)
  await clients(owner, contracts / 20)
  say('客户已备 / clients')
  await contractRows(owner, contracts, say)
  await owner.query('vacuum analyze')
}

/** A thousand sellers in twenty departments, and the four who call. */
export const seedPeople = async (owner: pg.Client, passwordHash: string): Promise<void> => {
  await owner.query(`
    insert into store.department (id, tz_create, tz_update, name, parent_id, sort, is_enable)
    select gen_random_uuid(), now(), now(), '测试部' || n, (select id from store.department where parent_id is null limit 1), n, true from generate_series(1, 20) n;
    create temp table dept as select id, row_number() over (order by sort) - 1 as n from store.department where name like '测试部%';
    insert into store."user" (id, tz_create, tz_update, name, company, department_id, status, job_number, search_text)
    select gen_random_uuid(), now(), now(), '销售' || n, 'A', (select id from dept where dept.n = s.n % 20), '在职', (10000 + n)::text, '-' from generate_series(1, 1003) s (n);
    create table app.bench_seller as select id, row_number() over (order by job_number::int) as n from store."user" where job_number::int > 10000;
    update store.department d set leader_id = (select id from app.bench_seller where n = 1002) where d.id = (select id from dept where n = 0);
    insert into store.user_role (id, tz_create, tz_update, user_id, role_id, is_main)
    select gen_random_uuid(), now(), now(), s.id, (select id from store.role where name = case when s.n = 1003 then '总经理' else '销售' end), true from app.bench_seller s;`)
  await owner.query(
    `insert into store.admin (id, tz_create, tz_update, name, user_id, password_hash, must_change)
     select gen_random_uuid(), now(), now(), x.name, s.id, $1, false from (values ('few', 1001), ('head', 1002), ('all', 1003), ('seller', 1)) x (name, n) join app.bench_seller s on s.n = x.n`,
    [passwordHash],
  )
}

/** Grams come from the product's own function: once for each half of a name. */
const names = async (owner: pg.Client): Promise<void> => {
  await owner.query(
    'create unlogged table app.bench_part (kind text, n int, text text, search jsonb, primary key (kind, n))',
  )
  for (const [kind, list] of [
    ['front', product(places, owners)],
    ['back', product(works, kinds)],
  ] as const) {
    await owner.query(
      'insert into app.bench_part select $1, x.n - 1, x.text, x.search from unnest($2::text[], $3::jsonb[]) with ordinality x (text, search, n)',
      [kind, list, list.map((text) => JSON.stringify(searchRow([text])))],
    )
  }
}

const clients = (owner: pg.Client, many: number) =>
  owner.query(`
    insert into store.client (id, tz_create, tz_update, creator_id, name, normal_name, type, province, city, linkman, status, user_id, initiator, search_grams, search_text, search_initials)
    select gen_random_uuid(), now() - g * interval '1 minute', now(), s.id, p.text || g, p.text || g, '公立医院', '甲省', '甲市', '联系人', '通过', s.id, s.id,
      array(select jsonb_array_elements_text(p.search -> 'grams')), p.search ->> 'text', p.search ->> 'initials'
    from generate_series(1, ${many}) g join app.bench_seller s on s.n = 1 + (g - 1) % 1000 join app.bench_part p on p.kind = 'front' and p.n = g % 100`)

const contractRows = async (owner: pg.Client, contracts: number, say: (line: string) => void): Promise<void> => {
  const part = contracts / 20
  const batch = Math.min(contracts, 100_000)
  await owner.query(
    'create temp table c as select id, row_number() over () as n from store.client; create index on c (n); analyze c',
  )
  const { rows: indexes } = await owner.query<{ name: string; def: string }>(
    `select indexname as name, indexdef as def from pg_indexes where schemaname = 'store' and tablename = 'contract' and indexname not like '%pkey'`,
  )
  await owner.query('alter table store.contract disable trigger all')
  for (const { name } of indexes) await owner.query(`drop index store."${name}"`)
  for (let from = 0; from < contracts; from += batch) {
    await owner.query(`
      insert into store.contract (id, tz_create, tz_update, creator_id, name, client_id, initiator, self_company, pay_way, money, status, stage, contract_number, invoice, total_money, received_money, invoice_money, reserved_money, search_grams, search_text, search_initials)
      select gen_random_uuid(), now() - (${contracts} - g) * interval '30 second', now(), s.id, case when g % ${part} = 7 then '协和' else '' end || f.text || b.text, c.id, s.id, case when g % 3 = 0 then 'B' else 'A' end, '分期',
        10000 + g % 900000, (array['通过','通过','通过','通过','草稿','待一级审核','驳回'])[1 + g % 7], case when g % 7 < 4 then '履行中' else '未生效' end, 'X-' || g, false,
        case when g % 7 < 4 then 10000 + g % 900000 else 0 end, 0, 0, 0,
        array(select jsonb_array_elements_text(f.search -> 'grams')) || array(select jsonb_array_elements_text(b.search -> 'grams')) || case when g % ${part} = 7 then array['协','和','协和'] else '{}' end,
        case when g % ${part} = 7 then '协和' else '' end || (f.search ->> 'text') || (b.search ->> 'text'), (f.search ->> 'initials') || (b.search ->> 'initials')
      from generate_series(${from + 1}, ${from + batch}) g
        join app.bench_seller s on s.n = case when g % ${part} = 11 then 1001 else 1 + g % 1000 end
        join c on c.n = 1 + g % ${part}
        join app.bench_part f on f.kind = 'front' and f.n = g % 100 join app.bench_part b on b.kind = 'back' and b.n = (g / 100) % 100`)
    say(`合同 / contracts ${from + batch}`)
  }
  for (const { def } of indexes) await owner.query(def)
  await owner.query('alter table store.contract enable trigger all')
}

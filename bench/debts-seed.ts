import type pg from 'pg'

/** Contracts in the bench of receipts; each has four lines of a plan and twenty receipts. */
const contracts = 50_000
const clients = 200_000

/** 200,000 clients, each with a contact and three visits, 200,000 lines of plans and a million receipts, as the years leave them. */
export const seedDebts = async (owner: pg.Client, say: (line: string) => void): Promise<void> => {
  await owner.query(
    "set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set jit = off",
  )
  await apart(owner, ['client', 'client_contact', 'client_visit'], () => owner.query(clientRows))
  say('客户已备 / clients')
  await apart(owner, ['contract', 'returned_money', 'invoicing_plan', 'returned_money_apply'], () =>
    owner.query(debtRows),
  )
  say('台账已备 / ledgers')
  await owner.query('vacuum analyze')
}

/** Fills tables without their triggers, and with their indexes made afterwards. */
const apart = async (owner: pg.Client, tables: readonly string[], fill: () => Promise<unknown>) => {
  const { rows: indexes } = await owner.query<{ name: string; def: string }>(
    `select indexname as name, indexdef as def from pg_indexes
     where schemaname = 'store' and tablename = any ($1) and indexname not like '%pkey'`,
    [tables],
  )
  for (const table of tables) await owner.query(`alter table store.${table} disable trigger all`)
  for (const { name } of indexes) await owner.query(`drop index store."${name}"`)
  await fill()
  for (const { def } of indexes) await owner.query(def)
  for (const table of tables) await owner.query(`alter table store.${table} enable trigger all`)
}

/** A client's name is three of sixty characters and a kind of company: no two clients share one, and few names contain another. */
const signs =
  '安白昌德恩丰广海和江康兰明宁平齐仁上泰文兴远正中东南西北华建宏利龙美民青泉荣盛顺天同旺祥新信旭雅延阳宜义永友裕元云长志博'
const sign = (place: string): string => `substr('${signs}', 1 + (${place}) % 60, 1)`

const clientRows = `
  insert into store.client (id, tz_create, tz_update, creator_id, name, normal_name, type, province, city, linkman, phone, status, user_id, initiator)
  select gen_random_uuid(), now() - g * interval '1 minute', now(), s.id, x.name, x.name, '公立医院', '甲省', '甲市', '联系人', (13000000000 + g)::text, '通过', s.id, s.id
  from generate_series(1, ${clients}) g join app.bench_seller s on s.n = 1 + g % 1000,
    lateral (select ${sign('g')} || ${sign('g / 60')} || ${sign('g / 3600')} || (array['中心医院', '人民医院', '第二中学', '水务集团'])[1 + g % 4] as name) x;
  insert into store.client_contact (id, tz_create, tz_update, client_id, name, phone)
  select gen_random_uuid(), now(), now(), id, '联系人', (15000000000 + row_number() over ())::text from store.client;
  insert into store.client_visit (id, tz_create, tz_update, client_id, creator_id, tz_visit, status)
  select gen_random_uuid(), now(), now(), id, user_id, now() - random() * interval '900 days', '已拜访' from store.client, generate_series(1, 3);
  create temp table c as select id, row_number() over () as n from store.client; create index on c (n); analyze c;`

/** Four contracts of five are paid; of the others a part came in, and some lines are due. */
const debtRows = `
  create temp table k as select gen_random_uuid() as id, gen_random_uuid() as ledger, c.id as client, s.id as seller, c.n,
      case when c.n % 5 > 0 then 100000 else 20000 * (1 + c.n / 5 % 4) end as received, current_date - (c.n % 400)::int - 100 as since
    from c join app.bench_seller s on s.n = 1 + c.n % 1000 where c.n <= ${contracts};
  insert into store.contract (id, tz_create, tz_update, creator_id, name, client_id, initiator, self_company, pay_way, invoice_type, money, status, stage, sign_date, contract_number, total_money, received_money, invoice_money, reserved_money)
  select id, now() - (n % 1500 + 20) * interval '1 day', now(), seller, '合同' || n, client, seller, 'A', '分期', '电子专用发票', 100000, '通过', '履行中', current_date - (n % 1500)::int, 'X-' || n, 100000, received, 50000, 0 from k;
  insert into store.returned_money (id, tz_create, tz_update, contract_id, contract_number, client, client_id, user_id, all_money, advance_money, received_money, back, invoice, dt_due)
  select ledger, now(), now(), id, 'X-' || n, '客户', client, seller, 100000, 0, received, 0, 50000,
    case when received < 100000 then since + (received / 25000 + 1)::int * 90 end from k;
  insert into store.invoicing_plan (id, tz_create, tz_update, name, contract_id, user_id, year, month, type, money, invoiced_money, reserved_money, dt_receive, cumulated_money)
  select gen_random_uuid(), now(), now(), '计划', id, seller, extract(year from d), extract(month from d), '进度款', 25000, 0, 0, d, 25000 * l
  from k, generate_series(1, 4) l, lateral (select since + l * 90 as d) x;
  insert into store.returned_money_apply (id, tz_create, tz_update, name, contract_id, contract_number, client_id, returned_money_id, user_id, detail, status, tz_audit)
  select gen_random_uuid(), now() - g * interval '60 day', now(), '合同' || n, id, 'X-' || n, client, ledger, seller,
    jsonb_build_array(jsonb_build_object('kind', '进度款', 'money', to_char(received / 20, 'FM99990.00'), 'date', current_date - g * 60, 'way', '银行转账')), '通过', now()
  from k, generate_series(1, 20) g;`

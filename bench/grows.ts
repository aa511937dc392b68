import type pg from 'pg'
import { caller } from './caller.ts'
import type { Company } from './company.ts'
import { enter } from './ledger.ts'
import { once, told } from './told.ts'

const decided = 2000
const requirements = 20_000

/** What grows with the years: decisions of one person, a month of everybody, requirements in one sheet. */
export const grows = async ({ owner, server, password, pids }: Company): Promise<void> => {
  const head = await caller(server.base, 'gm', password)
  const hr = await caller(server.base, 'hr01', password)
  await owner.query(inboxText, [decided])
  for (const box of ['todo', 'done', 'mine'])
    await told(`inbox of who decides ${decided} things: ${box}`, 200, 20, () =>
      head('GET', `/api/auditTask?box=${box}&pageSize=20`),
    )
  const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
  await told('attendance of a month, 2,000 people by 50', 500, 9, () =>
    hr('GET', `/api/attendance/summary?month=${month}&pageSize=50`),
  )
  const { rowCount } = await owner.query(someText, [month, '基准公司', 500])
  await told(`the same, ${rowCount} people`, 500, 9, () =>
    hr('GET', `/api/attendance/summary?month=${month}&pageSize=50&company=${encodeURIComponent('基准公司')}`),
  )
  await fillRequirements(owner)
  const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from store.apply_for')
  await once(`export of ${rows[0]?.n} requirements`, 8, pids, async () => {
    const bytes = await head.drain('/api/applyFor/export')
    enter('bytes of that sheet', '', `${(bytes / 1e6).toFixed(1)} MB`)
  })
}

/** Half of these still wait; the other half the person has decided. */
const inboxText = `
  update store.audit_task t set user_id = (select user_id from store.admin where name = 'gm'),
    status = case when c.n % 2 = 0 then '待处理' else '已同意' end, tz_act = case when c.n % 2 = 1 then now() end
  from (select distinct on (round_id) id, row_number() over () as n from store.audit_task order by round_id limit $1) c where c.id = t.id`

/** Puts the months of so many people under one company. */
const someText = `update store.attendance_month set company = $2
  where id in (select id from store.attendance_month where month = $1 order by id limit $3) returning id`

const fillRequirements = async (owner: pg.Client): Promise<void> => {
  const { rows } = await owner.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = 'store.apply_for'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname not in ('id', 'code')`,
  )
  const columns = rows[0]?.columns ?? ''
  await owner.query(`alter table store.apply_for disable trigger all;
    insert into store.apply_for (id, code, ${columns})
    select gen_random_uuid(), code || '-' || n, ${columns} from store.apply_for, generate_series(1, 4) n
    limit greatest(0, ${requirements} - (select count(*) from store.apply_for));
    alter table store.apply_for enable trigger all;
    analyze store.apply_for`)
}

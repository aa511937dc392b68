import type pg from 'pg'

/** Tables that branches do not copy: rows of the whole company, and logs. */
const left = [
  'message',
  'comment',
  'stored_file',
  'file_link',
  'process_image',
  'login_log',
  'course_chapter_log',
  'holiday',
  'finance_period',
  'tax_rule',
  'social_rule',
]
/** A company of 2,000 people has one head office: what these do, their branches do not. */
const headOffice = ['总经理', '系统管理员', '系统维护', '人事', '财务', '出纳', '行政', 'PMO', '产品经理']

/** Tables of first rows, which no branch has again. */
export const tablesOfRows = async (owner: pg.Client): Promise<ReadonlySet<string>> => {
  const { rows } = await owner.query<{ name: string; has: boolean }>(
    `select relname as name, query_to_xml('select from store.' || quote_ident(relname) || ' limit 1', false, false, '')::text like '%<row%' as has
     from pg_class where relnamespace = 'store'::regnamespace and relkind = 'r'`,
  )
  const own = ['user', 'admin', 'department', 'user_role']
  return new Set(rows.flatMap(({ name, has }) => (has && !own.includes(name) ? [name] : [])))
}

/** The company's rows again for each of so many branches, under a branch's own people and departments. */
export const addBranches = async (owner: pg.Client, many: number, first: ReadonlySet<string>): Promise<void> => {
  await owner.query(twinText)
  const tables = await tablesToCopy(owner, first)
  const { rows: indexes } = await owner.query<{ name: string; def: string }>(
    `select indexname as name, indexdef as def from pg_indexes
     where schemaname = 'store' and tablename = any ($1) and indexname not like '%pkey'`,
    [tables],
  )
  for (const { name } of indexes) await owner.query(`drop index store."${name}"`)
  for (const table of tables) await copyTable(owner, table, tables, many)
  const [root] = (await owner.query<{ id: string }>(rootText)).rows
  await owner.query('update store.department set parent_id = $1 where parent_id is null and id <> $1', [root?.id])
  for (const { def } of indexes)
    await owner
      .query(def)
      .catch(() => owner.query(def.replace('create unique', 'create').replace('CREATE UNIQUE', 'CREATE')))
  await owner.query('analyze')
}

const rootText = 'select id from store.department where parent_id is null order by tz_create, id limit 1'

/** The id of a row's twin in a branch: of a version that no row of the company has. */
const twinText = `create or replace function app.bench_twin(id uuid, n int) returns uuid language sql immutable as $$
  select overlay(overlay(id::text placing lpad(to_hex(n), 3, '0') from 21) placing '8' from 15)::uuid $$`

const tablesToCopy = async (owner: pg.Client, first: ReadonlySet<string>): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'store'::regnamespace and c.relkind = 'r'
       and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id' and a.atttypid <> 'uuid'::regtype)`,
  )
  return rows.map(({ name }) => name).filter((name) => !first.has(name) && !left.includes(name))
}

interface Column {
  readonly name: string
  readonly type: string
  readonly target: string | null
  readonly isAlone: boolean
}

const columnsText = `select a.attname as name, format_type(a.atttypid, null) as type, f.relname as target,
    a.atttypid = 'text'::regtype and exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and i.indkey::text = a.attnum::text) as "isAlone"
  from pg_attribute a
    left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum]
    left join pg_class f on f.oid = k.confrelid
  where a.attrelid = ('store.' || quote_ident($1))::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`

const copyTable = async (owner: pg.Client, table: string, tables: readonly string[], many: number): Promise<void> => {
  const { rows: columns } = await owner.query<Column>(columnsText, [table])
  const copied = columns.map((column) => copyOf(column, tables, table === 'admin' && column.name === 'name'))
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const where =
    table === 'user_role'
      ? `where t.role_id in (select id from store.role where name <> all ('{${headOffice.join(',')}}'))`
      : ''
  await owner.query(`alter table store."${table}" disable trigger all;
    insert into store."${table}" (${names})
    select ${copied.join(', ')} from (select * from store."${table}") t cross join generate_series(1, ${many}) n ${where};
    alter table store."${table}" enable trigger all`)
}

/** An id follows into the branch where the record it names does. */
const copyOf = ({ name, type, target, isAlone }: Column, tables: readonly string[], isAccount: boolean): string => {
  const own = `t."${name}"`
  if (isAlone || name === 'job_number' || isAccount) return `${own} || '-' || n`
  if (type === 'uuid' && (name === 'id' || (target && tables.includes(target)))) return `app.bench_twin(${own}, n)`
  if (name === 'relevance_id' || name === 'about_id')
    return `case when ${own} ~ '^[0-9a-f-]{36}$' then app.bench_twin(${own}::uuid, n)::text else ${own} end`
  return own
}

import type pg from 'pg'

/** One table as it is copied: the same columns in the same order give the same text for the same rows. */
export interface TableCopy {
  /** `store.contract`, quoted where need be. */
  readonly name: string
  /** Those that are not generated. */
  readonly columns: readonly string[]
  /** By which the rows are put in order. */
  readonly order: readonly string[]
}

/**
 * Rows that belong to the installation, not to the product: migrations record themselves when they are applied, and the
 * password of the login role is that of its own cluster.
 */
const ofThePlace: Readonly<Record<string, string>> = {
  'app.migration': 'false',
  'app.secret': String.raw`key not like 'chengban\_login\_%'`,
}

/** All tables that hold state, as the database itself lists them; jobs that wait are queued anew wherever they are due. */
export const stateTables = async (owner: pg.ClientBase): Promise<TableCopy[]> =>
  (await owner.query<TableCopy>(tablesText)).rows

const tablesText = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum) as columns,
    array(select quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
      from pg_attribute a
        left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and case when i.indrelid is null then a.attgenerated = '' else a.attnum = any (i.indkey) end
      order by array_position(i.indkey::int2[], a.attnum), a.attnum) as "order"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'graphile_worker')
  order by 1`

export const copyOutText = ({ name, columns, order }: TableCopy): string =>
  `copy (select ${columns.join(', ')} from ${name} where ${ofThePlace[name] ?? 'true'} order by ${order.join(', ')}) to stdout`

export const copyInText = ({ name, columns }: TableCopy): string => `copy ${name} (${columns.join(', ')}) from stdin`

/**
 * Writes values as text in one format independent of the server's settings, and bypasses policies so that no row is missing.
 */
export const plainText = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set row_security = off;
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;`

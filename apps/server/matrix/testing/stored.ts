import type { TestServer } from '../../testing/server.ts'

/** Sessions mark when they were last seen, so of these the rows alone count. */
const watched = `
  create table app.matrix_written (name text not null);
  create function app.matrix_written() returns trigger language plpgsql security definer as
    $$ begin insert into app.matrix_written values (tg_table_name); return null; end $$;
  do $$
  declare name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'store' loop
      execute format('create trigger matrix_written after insert %s or delete on store.%I
        for each row execute function app.matrix_written()', case name when 'login_log' then '' else 'or update' end, name);
    end loop;
  end $$`

/** From now on every row that is written, and stays so, is noted: of entities and of the tables that link them. */
export const watchStored = async ({ owner }: TestServer): Promise<void> => void (await owner.query(watched))

/** How many rows of each table were written. */
export const stored = async ({ owner }: TestServer): Promise<Record<string, string>> => {
  const text = 'select name, count(*) as times from app.matrix_written group by name order by name'
  const { rows } = await owner.query<{ name: string; times: string }>(text)
  return Object.fromEntries(rows.map(({ name, times }) => [name, times]))
}

import { locks } from '@chengban/engine/db/locks.ts'
import { runMigrations } from 'graphile-worker'
import { smallPool } from './pool.ts'
import { quiet } from './quiet.ts'

/** The role that takes jobs: it has rights in their schema alone. */
export const workerRole = 'chengban_worker'

/** Makes or upgrades the tables of the job queue as the owner; several processes may call it at once. */
export const makeJobSchema = async (ownerUrl: string): Promise<void> => {
  const pool = smallPool({ connectionString: ownerUrl, max: 2, options: '-c client_min_messages=warning' })
  try {
    const lock = await pool.connect()
    try {
      await lock.query(`select pg_advisory_lock(${locks.jobTables})`)
      await runMigrations({ pgPool: pool, logger: quiet() })
      await lock.query(grants)
      await lock.query(`select pg_advisory_unlock(${locks.jobTables})`)
    } finally {
      lock.release()
    }
  } finally {
    await pool.end()
  }
}

// the tables are closed row by row to all but their owner, so the role needs a policy beside the grant
const grants = `do $$
declare
  t record;
begin
  grant usage on schema graphile_worker to ${workerRole};
  grant select, insert, update, delete on all tables in schema graphile_worker to ${workerRole};
  grant usage, select on all sequences in schema graphile_worker to ${workerRole};
  grant execute on all functions in schema graphile_worker to ${workerRole};
  for t in
    select c.relname as name from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${workerRole}')
  loop
    execute format('create policy ${workerRole} on graphile_worker.%I to ${workerRole} using (true) with check (true)', t.name);
  end loop;
end $$`

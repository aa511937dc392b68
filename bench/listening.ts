import type pg from 'pg'
import { caller } from './caller.ts'

const browsers = 200

/** Two hundred people whose browsers listen for events until `end`. */
export const listening = async (owner: pg.Client, base: string, password: string) => {
  const { rows } = await owner.query<{ name: string }>(
    `select a.name from store.admin a join store."user" u on u.id = a.user_id
     where u.is_enable and u.status = '在职' and not a.must_change and strpos(a.name, '-') > 0 and strpos(a.name, 'admin') = 0 order by a.name limit ${browsers}`,
  )
  const stop = new AbortController()
  let held = 0
  for (const { name } of rows) {
    const { token } = await caller(base, name, password)
    const headers = { authorization: `Bearer ${token}` }
    const { ok } = await fetch(`${base}/api/message/stream`, { headers, signal: stop.signal })
    if (ok) held++
  }
  return { held, end: () => stop.abort() }
}

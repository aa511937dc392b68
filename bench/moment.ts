import type pg from 'pg'
import type { Running } from './server.ts'

/** Monday after today, and the days after it, as they are in Shanghai. */
export const monday = (after = 0): string => {
  const now = new Date(Date.now() + 8 * 3_600_000)
  const days = ((8 - now.getUTCDay()) % 7 || 7) + after
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

/** What a hook of tests answers. */
export const hook = async (server: Running, name: 'clock' | 'job', body: object): Promise<Record<string, unknown>> => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${server.base}/api/test/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { code, message, data } = (await answer.json()) as { code: string; message: string; data: never }
  if (code !== 'OK') throw new Error(`${name}: ${code} ${message}`)
  return data
}

/** Moves the server's clock, and waits until the jobs that are due by then are done. */
export const moveTo = async (owner: pg.Client, server: Running, moment: string): Promise<void> => {
  await hook(server, 'clock', { offsetSeconds: (Date.parse(moment) - Date.now()) / 1000 })
  for (let quiet = 0; quiet < 10; ) {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and (state = 'active' or xact_start is not null)`,
    )
    quiet = rows[0]?.n ? 0 : quiet + 1
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

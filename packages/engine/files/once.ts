import { createHash, randomBytes } from 'node:crypto'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'

const lifeMs = 5 * 60_000

const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest()

/** What such an address gives: a stored file, with a note added where it is an archive. */
export interface GivenOnce {
  readonly url: string
  readonly note: string | null
}

/** An address under which its holder may read the file once, within five minutes. */
export const addressOnce = async (tx: Sql, { url, note }: GivenOnce): Promise<string> => {
  const now = clock.now()
  const key = randomBytes(32).toString('base64url')
  await tx.query('delete from app.file_once where until <= $1', [now.toISOString()])
  await tx.query('insert into app.file_once (digest, url, note, until) values ($1, $2, $3, $4)', [
    digestOf(key),
    url,
    note,
    new Date(now.getTime() + lifeMs).toISOString(),
  ])
  return `/file/once/${key}`
}

/** The file of an address; the first request takes it. */
export const takenOnce = async (tx: Sql, key: string): Promise<GivenOnce | undefined> => {
  const [taken] = await tx.query<GivenOnce>(
    'delete from app.file_once where digest = $1 and until > $2 returning url, note',
    [digestOf(key), clock.now().toISOString()],
  )
  return taken
}

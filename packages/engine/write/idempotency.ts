import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'

// Decision 019: A write that names itself is done once

/** One request that names itself, so that sending it again does nothing twice. */
export interface Attempt {
  /** The id of the person, or `link` and a hash of the token they come by. */
  readonly asker: string
  readonly path: string
  /** The key of the client; the database gets only a hash of it. */
  readonly key: string
  readonly body: string
}

export interface Earlier {
  /** Whether the body was the same. */
  readonly isSame: boolean
  /** Null while the first is still running, or when its process died between writing and answering. */
  readonly answer: string | null
}

/** Somebody else has written under this key; thrown inside the transaction that would have written again. */
export class Taken extends Error {}

/** What the asker's earlier request under this key came to, within 24 hours. */
export const earlier = async (sql: Sql, attempt: Attempt): Promise<Earlier | undefined> => {
  const [found] = await sql.query<{ isSame: boolean; answer: Buffer | null }>(
    'select is_same as "isSame", answer from app.earlier_answer($1, $2, $3, $4, $5)',
    keyOf(attempt),
  )
  return found && { isSame: found.isSame, answer: found.answer && unsealed(found.answer, attempt) }
}

/**
 * Takes the key in the transaction that writes, so that both commit or roll back together. A second request waits here
 * until the first has ended, and is Taken when that has committed.
 */
export const claim = async (tx: Sql, attempt: Attempt): Promise<void> => {
  const taken = await tx.query(`${insert} where ${lapsed} returning 1`, [...keyOf(attempt), null])
  if (taken.length === 0) throw new Taken()
}

type Transaction = <T>(work: (tx: Sql) => Promise<T>) => Promise<T>

/** Keeps the answer for a repeated request; false where one was kept already. */
export const settle = (transaction: Transaction, attempt: Attempt, answer: string): Promise<boolean> =>
  transaction(async (tx) => {
    const own = 'idempotency.answer is null and idempotency.body_hash = excluded.body_hash'
    const kept = await tx.query(`${insert} where (${own}) or ${lapsed} returning 1`, [
      ...keyOf(attempt),
      sealed(answer, attempt),
    ])
    return kept.length > 0
  })

/** Removes keys that no longer hold, some thousands at a time; gives how many. */
export const forgetAnswers = async (tx: Sql, now: Date): Promise<number> => {
  const gone = await tx.query(
    `delete from app.idempotency where ctid in (
       select ctid from app.idempotency where tz_create <= $1::timestamptz - interval '24 hours' limit 5000 for update skip locked)
     returning 1`,
    [now.toISOString()],
  )
  return gone.length
}

const insert = `insert into app.idempotency as idempotency (asker, path, name, body_hash, tz_create, answer) values ($1, $2, $3, $4, $5, $6)
  on conflict (asker, path, name) do update set body_hash = excluded.body_hash, tz_create = excluded.tz_create, answer = excluded.answer`
const lapsed = `idempotency.tz_create <= excluded.tz_create - interval '24 hours'`

const keyOf = (attempt: Attempt): unknown[] => [
  attempt.asker,
  attempt.path,
  nameOf(attempt),
  hashOf(attempt),
  clock.now().toISOString(),
]

const nameOf = ({ key }: Attempt): Buffer => createHash('sha256').update(`name ${key}`).digest()
const hashOf = ({ key, body }: Attempt): Buffer => createHmac('sha256', key).update(body).digest()

/** An answer may carry a first password: at rest it opens with the client's key alone. */
const sealingKey = ({ key }: Attempt): Buffer => createHash('sha256').update(`seal ${key}`).digest()

const sealed = (text: string, attempt: Attempt): Buffer => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(attempt), iv)
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content])
}

const unsealed = (bytes: Buffer, attempt: Attempt): string => {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(attempt), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

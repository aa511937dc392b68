import { randomBytes } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { TokenKey } from './token.ts'

/** The keys valid now, kept in the database so that several processes share them; the first one is made here. */
export const tokenKeys = async (tx: Sql): Promise<TokenKey[]> => {
  await tx.query(`select pg_advisory_xact_lock(hashtext('app.token_key'))`)
  const keys = await newestTwo(tx)
  return keys.length > 0 ? keys : changeTokenKey(tx)
}

/** Puts a new key in front; tokens of the former one hold, of the one before that no longer. */
export const changeTokenKey = async (tx: Sql): Promise<TokenKey[]> => {
  await tx.query('insert into app.token_key (kid, secret, tz_create) values ($1, $2, $3)', [
    randomBytes(6).toString('base64url'),
    randomBytes(32),
    clock.now().toISOString(),
  ])
  const keys = await newestTwo(tx)
  await tx.query('delete from app.token_key where kid <> all ($1)', [keys.map(({ kid }) => kid)])
  return keys
}

const newestTwo = (tx: Sql): Promise<TokenKey[]> =>
  tx.query<TokenKey>('select kid, secret from app.token_key order by tz_create desc, kid limit 2')

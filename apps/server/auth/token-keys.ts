import { randomBytes } from 'node:crypto'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { TokenKey } from './token.ts'

type Stored = readonly { kid: string; secret: string }[]

const name = 'token.keys'

/** The keys valid now, kept in the database so that several processes share them; made when there are none. As owner. */
export const tokenKeys = async (owner: Sql): Promise<TokenKey[]> => {
  await owner.query('insert into app.secret (key, value) values ($1, $2) on conflict do nothing', [
    name,
    JSON.stringify([fresh()]),
  ])
  return read(await stored(owner))
}

/** Puts a new key in front; tokens of the former one hold, of the one before that no longer. As owner. */
export const changeTokenKey = async (owner: Sql): Promise<TokenKey[]> => {
  const keys = [fresh(), ...(await stored(owner)).slice(0, 1)]
  await owner.query('update app.secret set value = $2 where key = $1', [name, JSON.stringify(keys)])
  return read(keys)
}

const fresh = () => ({ kid: randomBytes(6).toString('base64url'), secret: randomBytes(32).toString('base64') })

const stored = async (owner: Sql): Promise<Stored> => {
  const [row] = await owner.query<{ value: string }>('select value from app.secret where key = $1', [name])
  return JSON.parse(row?.value ?? '[]')
}

const read = (keys: Stored): TokenKey[] =>
  keys.map(({ kid, secret }) => ({ kid, secret: Buffer.from(secret, 'base64') }))

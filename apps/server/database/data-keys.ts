import { hkdfSync, randomBytes } from 'node:crypto'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { DataKey } from '@chengban/engine/seal/vault.ts'

type Stored = readonly { kid: string; secret: string }[]

const name = 'data.keys'

/**
 * Returns the keys of sealed values, the one to seal with first: the given ones, then those stored in the database,
 * which sealed values before one was given. Makes and stores one where none is given, so that several processes share
 * it. Runs as the owner.
 */
export const dataKeys = async (owner: Sql, given: readonly string[] = []): Promise<DataKey[]> => {
  if (given.length === 0)
    await owner.query('insert into app.secret (key, value) values ($1, $2) on conflict do nothing', [
      name,
      JSON.stringify([fresh()]),
    ])
  return [...given.map(givenKey), ...read(await stored(owner))]
}

/**
 * Puts a new key in front. Keeps behind it only the keys in `used`: their values have yet to be sealed anew. Runs as
 * the owner.
 */
export const changeDataKey = async (owner: Sql, used: ReadonlySet<string>): Promise<DataKey[]> => {
  const keys = [fresh(), ...(await stored(owner)).filter(({ kid }) => used.has(kid))]
  await owner.query(
    'insert into app.secret (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [name, JSON.stringify(keys)],
  )
  return read(keys)
}

const fresh = () => ({ kid: randomBytes(6).toString('base64url'), secret: randomBytes(32).toString('base64') })

const stored = async (owner: Sql): Promise<Stored> => {
  const [row] = await owner.query<{ value: string }>('select value from app.secret where key = $1', [name])
  return JSON.parse(row?.value ?? '[]')
}

const read = (keys: Stored): DataKey[] =>
  keys.map(({ kid, secret }) => ({ kid, secret: Buffer.from(secret, 'base64') }))

/** Its name tells nothing of it. */
const givenKey = (secret: string): DataKey => ({
  kid: derived(secret, 'name', 6).toString('base64url'),
  secret: derived(secret, 'key', 32),
})

const derived = (secret: string, use: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `chengban data ${use}`, bytes))

import { createHash, randomBytes } from 'node:crypto'
import { locks } from '@chengban/engine/db/locks.ts'
import type pg from 'pg'

/** Roles shared by every database of a cluster: they hold grants and cannot sign in. */
export const groupRoles = ['chengban_reader', 'chengban_writer', 'chengban_gate', 'chengban_worker'] as const

const doubled = new Set(['42710', '23505'])

/** Makes the group roles where they are missing; several processes may try at once. */
export const makeGroupRoles = async (owner: pg.Client): Promise<void> => {
  for (const role of groupRoles) {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role])
    if (rowCount) continue
    await owner.query(`create role ${role} nologin`).catch((error: { code?: string }) => {
      if (!doubled.has(error.code ?? '')) throw error
    })
  }
  await mayHandOver(owner)
}

/**
 * A role that creates roles without being superuser has to grant them to itself before it may hand views over or alter
 * them.
 */
const mayHandOver = async (owner: pg.Client): Promise<void> => {
  const { rows } = await owner.query<{ may: boolean }>(
    `select pg_has_role(current_user, 'chengban_gate', 'usage') and pg_has_role(current_user, 'chengban_gate', 'set') as may`,
  )
  if (!rows[0]?.may) await owner.query('grant chengban_gate to current_user with inherit true, set true')
}

/**
 * The login role of this database, neither owner nor superuser and inheriting nothing; its password is made once and
 * kept in the database, so that several server processes share it. Gives the url to sign in with.
 */
export const loginUrl = async (owner: pg.Client, ownerUrl: string): Promise<string> => {
  const role = loginRole(ownerUrl)
  await owner.query(`select pg_advisory_lock(${locks.loginRole})`)
  try {
    const kept = await password(owner, role)
    await settle(owner, role)
    return signedIn(ownerUrl, role, kept)
  } finally {
    await owner.query(`select pg_advisory_unlock(${locks.loginRole})`)
  }
}

/** The same of a database that was opened before; undefined of one that was not. Changes nothing. */
export const standingLogin = async (owner: pg.Client, ownerUrl: string): Promise<string | undefined> => {
  const role = loginRole(ownerUrl)
  const { rows } = await owner.query<{ value: string }>('select value from app.secret where key = $1', [role])
  return rows[0] && signedIn(ownerUrl, role, rows[0].value)
}

/** The name of the login role, by that of the database. */
const loginRole = (url: string): string => {
  const database = decodeURIComponent(new URL(url).pathname.slice(1))
  return `chengban_login_${createHash('sha1').update(database).digest('hex').slice(0, 12)}`
}

/** An address, signed in to by this role. */
const signedIn = (address: string, role: string, word: string): string =>
  Object.assign(new URL(address), { username: role, password: word }).href

/** The address of a pooler, signed in to as `login`, the url of the login role, does. */
export const throughPooler = (pooler: string, login: string): string => {
  const { username, password: word } = new URL(login)
  return signedIn(pooler, username, word)
}

/**
 * Settings of each session of the login role. They belong to the role, not to the start of a connection: a pooler
 * refuses those, or gives the connection another session afterwards.
 */
const beginnings: readonly (readonly [name: string, value: string])[] = [
  ['role', 'chengban_reader'],
  ['timezone', 'Asia/Shanghai'],
  ['statement_timeout', '30000'],
  ['jit', 'off'],
]

const settle = async (owner: pg.Client, role: string): Promise<void> => {
  const { rows } = await owner.query<{ database: string; stands: readonly string[] }>(
    `select quote_ident(d.datname) as database, coalesce(s.setconfig, '{}') as stands
     from pg_database d left join pg_db_role_setting s
       on s.setdatabase = d.oid and s.setrole = (select oid from pg_roles where rolname = $1)
     where d.datname = current_database()`,
    [role],
  )
  const [{ database, stands } = { database: '', stands: [] }] = rows
  for (const [name, value] of beginnings)
    if (!stands.some((one) => one.toLowerCase() === `${name}=${value}`.toLowerCase()))
      await owner.query(`alter role ${role} in database ${database} set ${name} = '${value}'`)
}

const password = async (owner: pg.Client, role: string): Promise<string> => {
  const { rows } = await owner.query<{ value: string }>('select value from app.secret where key = $1', [role])
  const value = rows[0]?.value ?? randomBytes(24).toString('hex')
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role])
  if (!rows[0] || !rowCount) {
    await owner.query(`${rowCount ? 'alter' : 'create'} role ${role} login noinherit password '${value}'`)
    await owner.query(
      'insert into app.secret (key, value) values ($1, $2) on conflict (key) do update set value = $2',
      [role, value],
    )
  }
  await owner.query(`grant chengban_reader, chengban_writer, chengban_worker to ${role}`)
  return value
}

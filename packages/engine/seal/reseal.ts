import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf, isSealed } from '@chengban/kernel/field.ts'
import { present } from '@chengban/kernel/present.ts'
import { lock } from '../db/locks.ts'
import type { Sql } from '../db/sql.ts'
import { idType } from '../kinds/column.ts'
import { column, table } from '../schema/names.ts'
import { keyOf, type SealedAt, type Vault } from './vault.ts'

interface Standing {
  readonly id: string
  readonly value: string
}

/** What of the place was sealed now, and how much no key opens for its place: that was tampered with, and stays. */
export interface Sealing {
  readonly sealed: number
  readonly broken: number
}

/**
 * Seals stored clear text from before its field was sealed, and seals again what an earlier key has sealed. As owner,
 * in a transaction; of several processes one does it, the others find nothing left. A row that is written meanwhile
 * keeps the new value. Refuses where values are sealed by a key that was not given.
 */
export const sealStanding = async (tx: Sql, entities: readonly Entity[], vault: Vault): Promise<Sealing> => {
  await lock(tx, 'seals')
  const total = { sealed: 0, broken: 0 }
  for (const { of, field } of sealedFields(entities))
    for (const part of [columnOf(of, field), draftsOf(of, field)])
      for (const { id, value } of await tx.query<Standing>(part.others, [vault.current.kid])) {
        const anew = sealedAnew(vault, { of: of.name, field, id }, value)
        if (anew) await tx.query(part.replace, [id, value, anew])
        total[anew ? 'sealed' : 'broken'] += 1
      }
  return total
}

/** The keys that stored values are sealed with. */
export const keysInUse = async (sql: Sql, entities: readonly Entity[]): Promise<ReadonlySet<string>> => {
  const kids = new Set<string>()
  for (const { of, field } of sealedFields(entities))
    for (const { others } of [columnOf(of, field), draftsOf(of, field)])
      for (const { value } of await sql.query<Standing>(others, [''])) kids.add(keyOf(value) ?? '')
  return kids
}

const sealedAnew = (vault: Vault, at: SealedAt, value: string): string | undefined => {
  const kid = keyOf(value)
  if (kid === undefined) return vault.seal(at, value)
  if (!vault.knows(kid))
    throw new Error('有内容用另一把数据密钥加密：请在 DATA_KEY 或 DATA_KEY_BEFORE 中给出它 / a DATA_KEY is missing')
  const clear = vault.open(at, value)
  return clear === undefined ? undefined : vault.seal(at, clear)
}

const sealedFields = (entities: readonly Entity[]): { of: Entity; field: string }[] =>
  entities.flatMap((of) =>
    Object.keys(of.fields).flatMap((field) => (isSealed(fieldOf(of.fields, field)) ? [{ of, field }] : [])),
  )

const _named = ({ fields }: Entity, name: string) => present(fields[name])

/** Values not sealed by the key `$1`. */
const otherThan = (value: string): string =>
  `${value} is not null and not starts_with(${value}, 'sealed:' || $1 || ':')`

const columnOf = (of: Entity, field: string) => {
  const value = `t.${column(field)}`
  return {
    others: `select t.id::text, ${value} as value from ${table(of.name)} t where ${otherThan(value)}`,
    replace: `update ${table(of.name)} t set ${column(field)} = $3 where t.id = $1::${idType(of)} and ${value} = $2`,
  }
}

/** What waits in the draft of a change is sealed for the record it is about. */
const draftsOf = (of: Entity, field: string) => {
  const [module, key] = [`'${of.name}'`, `'${field}'`]
  const value = `(r.draft ->> ${key})`
  return {
    others: `select distinct r.relevance_id as id, ${value} as value from store.audit_round r
      where r.module = ${module} and ${otherThan(value)}`,
    replace: `update store.audit_round r set draft = jsonb_set(r.draft, array[${key}], to_jsonb($3::text))
      where r.module = ${module} and r.relevance_id = $1 and ${value} = $2`,
  }
}

import type { Entity } from '@chengban/kernel/entity.ts'
import type { Sql } from '../db/sql.ts'

/** The code that deciding on this level asks for, whichever is declared; null where being the approver is enough. */
export const codeOf = async (tx: Sql, entity: Entity, level: number): Promise<string | null> => {
  const wanted = [`${entity.name}:audit${level}`, `${entity.name}:audit`]
  const rows = await tx.query<{ id: string }>('select id from store.operation where id = any ($1)', [wanted])
  return wanted.find((code) => rows.some(({ id }) => id === code)) ?? null
}

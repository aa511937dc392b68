import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { forbidden, type Refusal } from '@chengban/kernel/refusal.ts'
import { sessionLost } from './token.ts'

/** Effective entries of a person, sorted, and the stamp under which they hold. */
export interface Rights {
  entries: readonly string[]
  stamp: string
}

export const readRights = async (sql: Sql, userId: string): Promise<Rights> => {
  const [rights] = await sql.query<Rights>('select entries, stamp from app.rights_of($1, $2)', [
    userId,
    clock.now().toISOString(),
  ])
  return rights ?? { entries: [], stamp: '' }
}

/** Returns the refusal for an error of `app.identify`, or null. */
export const identifyRefusal = (error: unknown): Refusal | null => {
  if (isState(error, 'CB401')) return sessionLost()
  if (isState(error, 'CB403')) return forbidden('请先修改初始密码')
  return null
}

export const isState = (error: unknown, state: string): boolean =>
  error instanceof Error && 'code' in error && error.code === state

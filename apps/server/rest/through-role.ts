import { clock } from '@chengban/engine/clock.ts'
import type { Actor } from '@chengban/engine/db/database.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden, notFound } from '@chengban/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'

// Decision 034: Looking through a role, and readings that leave a trace

/** Names the role that somebody who manages roles looks through. */
const header = 'x-view-role'

/** The role a request looks through; undefined for the usual request. */
export const roleLookedThrough = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const given = headers[header]
  if (given === undefined) return undefined
  if (typeof given !== 'string' || !isUuid(given)) throw notFound()
  return given
}

/** Refuses every change while a person looks through a role; their session stays. */
export const refuseChanges = async ({ method, headers, url }: FastifyRequest): Promise<void> => {
  if (headers[header] === undefined || method === 'GET' || method === 'HEAD') return
  if (!url.startsWith('/api/auth/')) throw forbidden('以角色查看时不能修改')
}

/** Intersects the rights of the role with the person's: never more than their own. */
export const rightsThrough = async (
  sql: Sql,
  userId: string,
  roleId: string,
  own: readonly string[],
): Promise<Pick<Actor, 'entries' | 'isLooking'>> => {
  if (!has(own, 'role:manage')) throw forbidden()
  const [found] = await sql.query<{ entries: string[] }>(
    'select app.entries_through($1, $2, $3) as entries where exists (select from app.roles_in_use() r where r = $2)',
    [userId, roleId, clock.now().toISOString()],
  )
  if (!found) throw notFound()
  return { entries: found.entries, isLooking: true }
}

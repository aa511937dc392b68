import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import type { AuthContext, Identity } from './context.ts'
import { forgetFailures, lockName } from './lock-out.ts'
import { asPerson } from './person.ts'

interface Locked {
  isLocked: boolean
  lockReason: '登录失败' | '报告未交' | '警告超限' | null
  leaderId: string | null
}

/**
 * Unlocks a person after any kind of lock. Allowed for holders of user:unlock and for the head of the person's
 * department.
 */
export const unlock = (
  context: AuthContext,
  identity: Identity,
  id: string,
): Promise<{ id: string; isLocked: false }> =>
  asPerson(context, identity, { allowInitial: false }, async (tx, person) => {
    const found = isUuid(id) ? await find(tx, id) : undefined
    if (!found) throw notFound()
    const { userId, name } = found
    if (userId === person.userId) throw forbidden('不能为自己解锁')
    await lockName(tx, name)
    const locked = await stateOf(tx, userId)
    if (!has(person.entries, 'user:unlock') && locked?.leaderId !== person.userId) throw forbidden()
    if (!locked?.isLocked) throw conflict('该人员未锁定')
    await forgetFailures(tx, name)
    await tx.query('update store."user" set lock_reason = null where id = $1', [userId])
    if (locked.lockReason === '报告未交' || locked.lockReason === '警告超限') await context.countUnlock(tx, userId)
    await context.record(tx, { userId, byId: person.userId, content: '解除锁定', action: 'unlock' })
    await context.notify(tx, { userId, title: '账号已解锁', text: '您的账号已解除锁定。' })
    return { id: userId, isLocked: false }
  })

const find = async (tx: Sql, id: string) => {
  const [row] = await tx.query<{ userId: string; name: string }>(
    `select u.id as "userId", coalesce(a.name, '') as name from store."user" u left join store.admin a on a.user_id = u.id
     where u.id = $1`,
    [id],
  )
  return row
}

const stateOf = async (tx: Sql, userId: string): Promise<Locked | undefined> => {
  const [row] = await tx.query<Locked>(
    `select coalesce(a.tz_lock > $2, false) or u.lock_reason is not null as "isLocked",
       u.lock_reason as "lockReason", d.leader_id as "leaderId"
     from store."user" u left join store.admin a on a.user_id = u.id
       left join store.department d on d.id = u.department_id
     where u.id = $1 for no key update of u`,
    [userId, clock.now().toISOString()],
  )
  return row
}

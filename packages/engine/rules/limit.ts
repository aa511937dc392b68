import { shanghai } from '@chengban/kernel/kinds/date.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { clock, today } from '../clock.ts'
import { figure } from '../row/figure.ts'
import type { Scene } from '../row/scene.ts'

const hourMs = 3600_000

/**
 * Refuses a move that comes too often, counted by its 记录 under the row's lock. Gives the time from which it may be made
 * again after this one; null where it may be made at once, or nothing limits it.
 */
export const checkLimit = async (scene: Scene, { label, limit }: Move): Promise<string | null> => {
  if (!limit) return null
  const { tx, writer, entity, row } = scene
  const { times = 1, within, per, message } = limit
  const ms = within === 'day' ? undefined : hourMs * Number(await hoursOf(scene, within.hours))
  const now = clock.now()
  const since = ms === undefined ? `${today()}T00:00:00+08:00` : new Date(now.getTime() - ms).toISOString()
  const found = await tx.query<{ at: Date }>(
    `select c.tz_create as at from store.comment c
     where c.module = $1 and c.relevance_id = $2 and c.type = '记录' and c.source = '系统'
       and c.changes ->> 'action' = $3 and c.tz_create > $4 and ($5::uuid is null or c.user_id = $5)
     order by c.tz_create desc limit $6`,
    [entity.name, String(row.id), label, since, per === 'person' ? writer.actor.userId : null, times],
  )
  if (found.length >= times) throw new Refusal('RATE_LIMITED', message)
  if (found.length < times - 1) return null
  const first = found.at(-1)?.at ?? now
  return ms === undefined ? shanghai(tomorrow(now)) : shanghai(new Date(new Date(first).getTime() + ms).toISOString())
}

const hoursOf = (scene: Scene, hours: number | Parameters<typeof figure>[1]): Promise<unknown> | number =>
  typeof hours === 'number' ? hours : figure(scene, hours)

const tomorrow = (now: Date): string => {
  const day = shanghai(new Date(now.getTime() + 24 * hourMs).toISOString()).slice(0, 10)
  return `${day}T00:00:00+08:00`
}

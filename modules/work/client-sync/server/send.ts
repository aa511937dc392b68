import { clock } from '@chengban/engine/clock.ts'
import type { JobHandler, JobScene } from '@chengban/engine/jobs/job.ts'
import type { Outbound } from '@chengban/engine/outbound/outbound.ts'
import { addHours } from '@chengban/kernel/days.ts'
import type { syncSend } from '../send.job.ts'
import { type SyncKey, syncKeyOf } from './key.ts'
import { failed, postponed, type Sending, taken } from './sent.ts'
import { signatureOf } from './sign.ts'

const most = 50

/** Clients beside each other, the rows of one in their order: a dead host delays nobody but its own. */
export const sendStates: JobHandler<typeof syncSend> = async (scene) =>
  (await scene.alone(() => sendDue(scene))) ?? { sent: 0, failed: 0 }

const sendDue = async (scene: JobScene) => {
  const due = await scene.transaction((tx) => tx.query<Sending>(dueSql, [clock.now(), most]))
  const groups = Map.groupBy(due, ({ clientId }) => clientId)
  const done = await Promise.all([...groups].map(([clientId, rows]) => sendTo(scene, clientId, rows)))
  const sum = (count: (one: (typeof done)[number]) => number) => done.reduce((all, one) => all + count(one), 0)
  return { sent: sum(({ sent }) => sent), failed: sum(({ lost }) => lost) }
}

/** Round-robin over clients, oldest record first. */
const dueSql = `
  select id::text, client_id::text as "clientId", target_type as "targetType", target_id as "targetId", payload, tries from (
    select s.*, row_number() over (partition by s.client_id order by s.tz_create, s.id) as turn from store.client_sync s
    where s.status = '待同步' and s.client_id is not null and (s.tz_next is null or s.tz_next <= $1)) s
  order by turn, tz_create, id limit $2`

const sendTo = async (scene: JobScene, clientId: string, rows: readonly Sending[]) => {
  const { transaction, signal, writer } = scene
  const done = { sent: 0, lost: 0 }
  const key = await transaction((tx) => syncKeyOf(tx, clientId))
  if (!key) {
    await transaction((tx) => postponed(tx, clientId, later(5)))
    return done
  }
  for (const row of rows) {
    if (signal.aborted) break
    const { syncId, error, isDead } = await attempt(writer.services.outbound, key, row)
    if (error === undefined) {
      await transaction((tx) => taken(tx, row, syncId))
      done.sent++
      continue
    }
    done.lost++
    const wait = waits[row.tries]
    await transaction((tx) => failed(tx, row, { error, next: wait === undefined ? null : later(wait) }))
    // nobody is there: the rest of the client's rows would only wait as long again
    if (isDead) {
      await transaction((tx) => postponed(tx, clientId, later(1)))
      break
    }
  }
  return done
}

/** Minutes until it is tried again, by how often it was. */
const waits = [1, 5, 30, 120] as const
const later = (minutes: number): string => addHours(clock.now().toISOString(), minutes / 60)

interface Outcome {
  readonly syncId?: string
  readonly error?: string
  readonly isDead?: boolean
}

const attempt = async (line: Outbound, { url, secret }: SyncKey, { payload }: Sending): Promise<Outcome> => {
  const body = JSON.stringify(payload)
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  const headers = {
    'Content-Type': 'application/json',
    'X-Timestamp': timestamp,
    'X-Signature': signatureOf(secret, timestamp, body),
  }
  try {
    const { status, text } = await line.post(url, { headers, body })
    if (status < 200 || status > 299) return { error: `HTTP ${status}` }
    const syncId = syncIdIn(text)
    return syncId ? { syncId } : { error: '应答缺少syncId' }
  } catch (error) {
    return { error: (error instanceof Error ? error.message : '无法连接').slice(0, 200), isDead: true }
  }
}

const syncIdIn = (text: string): string | undefined => {
  try {
    const { syncId }: { readonly syncId?: unknown } = JSON.parse(text)
    return typeof syncId === 'string' || typeof syncId === 'number' ? String(syncId).slice(0, 100) : undefined
  } catch {
    return undefined
  }
}

import { createHash } from 'node:crypto'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { demandOpen } from '../../project/server/project-rules.ts'

const day = 86_400_000
const half = 4 * 3_600_000
const shanghai = 8 * 3_600_000

/** Each calendar day touched counts half, from four hours on whole. */
export const daysOf = (start: string, end: string): string => {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  let halves = 0
  for (let at = from; at < to; ) {
    const next = (Math.floor((at + shanghai) / day) + 1) * day - shanghai
    halves += Math.min(next, to) - at >= half ? 2 : 1
    at = next
  }
  return (halves / 2).toFixed(1)
}

export const impRecordDays: Handler<'impRecord'> = ({ row }) =>
  row.tzStart && row.tzEnd ? daysOf(String(row.tzStart), String(row.tzEnd)) : null

/** Nobody is in two places: looked at under the lock of everybody who goes. */
export const impRecordCheck: Handler<'impRecord'> = async (scene) => {
  const { tx, before, row } = scene
  await demandOpen(tx, row.projectId)
  if (!before) row.status = row.isReservation ? '已预约' : '待填写'
  const [start, end] = [Date.parse(String(row.tzStart)), Date.parse(String(row.tzEnd))]
  if (start >= end || end - start > 31 * day) throw invalid({ tzEnd: '日期错误' })
  const people = [...new Set([row.userId, ...(row.coUserIds ?? [])])]
  await tx.query('select from store."user" where id = any ($1::uuid[]) order by id for update', [people])
  const [other] = await tx.query<{ id: string; name: string }>(
    `select p.id, p.name from store.imp_record r join store.project p on p.id = r.project_id
     where r.id <> $1 and r.status <> '已取消' and r.tz_start < $4::timestamptz and r.tz_end > $3::timestamptz
       and (r.user_id = any ($2::uuid[]) or exists (select from store.imp_record_co_user_ids l
         where l.imp_record_id = r.id and l.user_id = any ($2::uuid[]))) limit 1`,
    [row.id, people, row.tzStart, row.tzEnd],
  )
  if (!other) return
  const isSeen = await mayRead(tx, 'project', other.id)
  throw invalid({ tzStart: `该时间段已有实施安排${isSeen ? `（${other.name}）` : ''}` })
}

export const impRecordRemoving: Handler<'impRecord'> = ({ tx, row }) => demandOpen(tx, row.projectId)

export const impRecordSubmitting: Handler<'impRecord'> = ({ row }) => {
  row.contentHash = recordDigest(row)
}

/** The digest of what the client reads of a visit: SHA-256, hex. */
export const recordDigest = (row: Values): string =>
  digestOf(row, ['projectId', 'type', 'userId', 'coUserIds', 'tzStart', 'tzEnd', 'content', 'result', 'problem'])

/** SHA-256 of the named columns as JSON with sorted keys. */
export const digestOf = (row: Values, names: readonly string[]): string => {
  const content = Object.fromEntries([...names].sort().map((name) => [name, row[name] ?? null]))
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

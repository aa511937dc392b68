import { present } from '@chengban/kernel/present.ts'
import { ApiError, type ApiErrorCode } from '../api/api-error.ts'
import type { Row } from '../data/row.ts'
import type { OutboxEntry, OutboxWrite } from './outbox-entry.ts'

export type Delivery =
  | { readonly state: 'sent'; readonly answer: Row | undefined }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly reason: string }

/** What may be answered otherwise later: no line, a server that starts, a session that ended, too many at once. */
const passing: ReadonlySet<ApiErrorCode> = new Set([
  'NO_RESPONSE',
  'NO_ENVELOPE',
  'INTERNAL',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
])

interface Server {
  readonly send: (write: OutboxWrite) => Promise<Row>
  /** The row at the address of a create, as it is stored. */
  readonly read: (path: string) => Promise<Row>
  /** Stores how far it came. */
  readonly onDone: (done: number, answer: Row) => Promise<void>
}

/** Sends the writes of an entry that are not done yet, in their order. */
export const deliver = async (entry: OutboxEntry, server: Server): Promise<Delivery> => {
  let { answer } = entry
  try {
    for (let at = entry.done; at < entry.writes.length; at++) {
      const write = present(entry.writes[at])
      answer = await sendOne(write, answer, server)
      await server.onDone(at + 1, answer)
    }
    return { state: 'sent', answer }
  } catch (error) {
    if (error instanceof ApiError && passing.has(error.code)) return { state: 'waiting' }
    return { state: 'refused', reason: reasonOf(error) }
  }
}

const sendOne = async (write: OutboxWrite, before: Row | undefined, { send, read }: Server): Promise<Row> => {
  const taken = Object.fromEntries((write.takes ?? []).map((name) => [name, before?.[name]]))
  const body = { ...(write.body as Row | undefined), ...taken }
  try {
    return await send({ ...write, body })
  } catch (error) {
    if (!isStored(error, body)) throw error
    // its first answer was lost and its key has run out
    return read(`${write.path}/${encodeURIComponent(String(body.id))}`).catch(() => Promise.reject(error))
  }
}

const isStored = (error: unknown, body: Row): boolean =>
  typeof body.id === 'string' &&
  error instanceof ApiError &&
  error.code === 'CONFLICT' &&
  error.message === '数据已存在'

const reasonOf = (error: unknown): string => {
  const fields = error instanceof ApiError ? Object.values(error.fields) : []
  if (fields.length > 0) return fields.join('；')
  return (error instanceof Error && error.message) || '系统异常'
}

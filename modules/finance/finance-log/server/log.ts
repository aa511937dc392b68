import { clock } from '@chengban/engine/clock.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid, uuidv7 } from '@chengban/engine/db/uuid.ts'
import { atEnd } from '@chengban/engine/row/ending.ts'
import { insertRow } from '@chengban/engine/row/rows.ts'
import type { Scene, Writer } from '@chengban/engine/row/scene.ts'
import { searchColumns } from '@chengban/engine/row/search-columns.ts'
import type { FinanceAction } from '../finance-log.action.ts'
import { chained } from './chain.ts'

/** The content of a log entry; the actor, the time and the address are added when it is written. */
export interface FinanceEntry {
  readonly module: string
  readonly relevanceId: unknown
  readonly submitId?: unknown
  readonly action: FinanceAction
  /** Whose money it is, where it is somebody's. */
  readonly aboutId?: unknown
  readonly company?: unknown
  readonly month?: unknown
  readonly moneyBefore?: unknown
  readonly moneyAfter?: unknown
  readonly content: string
  readonly ids?: readonly string[]
}

/**
 * Appends entries to the log at the end of the caller's transaction, so that the lock on the log is held only briefly.
 */
export const logFinance = (
  { tx, writer }: Pick<Scene, 'tx' | 'writer'>,
  entries: readonly FinanceEntry[],
): Promise<void> => {
  note(tx, entries)
  return atEnd(tx, (ending) => ending.last(async () => void (await logToEnd({ tx, writer }, entries))))
}

/** At once, giving the new end of the trail. Numbers and the chain of sums are given under one lock. */
export const logToEnd = async (
  { tx, writer }: Pick<Scene, 'tx' | 'writer'>,
  entries: readonly FinanceEntry[],
): Promise<Sealed | null> => {
  if (entries.length === 0) return null
  const { last, address } = await lastOf(tx, writer)
  const entity = writer.catalog.entity('financeLog')
  const now = clock.now().toISOString()
  let [seq, hash] = [last?.seq ?? 0, last?.hash ?? '']
  note(tx, entries)
  for (const entry of entries) {
    seq += 1
    const row = { ...entry, seq, userId: writer.actor.userId || null, address, content: entry.content.slice(0, 255) }
    hash = chained(hash, row, now)
    const stored = { ...row, id: uuidv7(clock.now()), tzCreate: now, tzUpdate: now, version: 1, hash }
    await insertRow(tx, writer.catalog, entity, stored, searchColumns(entity, stored))
  }
  return { seq, hash }
}

/** Records already logged by each transaction, as module and id. */
const logged = new WeakMap<Sql, Set<string>>()
const note = (tx: Sql, entries: readonly FinanceEntry[]): void => {
  const known = logged.get(tx) ?? new Set()
  logged.set(tx, known)
  for (const { module, relevanceId, action } of entries)
    if (action !== '查看' && action !== '导出') known.add(`${module} ${relevanceId}`)
}

/** Returns whether the current transaction has already logged this record explicitly. */
export const hasLogged = (tx: Sql, module: string, id: string): boolean =>
  logged.get(tx)?.has(`${module} ${id}`) ?? false

/** Where the trail ends, and the sum over all of it. */
export interface Sealed {
  readonly seq: number
  readonly hash: string
}

interface Last {
  readonly last: { readonly seq: number; readonly hash: string } | null
  readonly address: string | null
}

const lastOf = async (tx: Sql, { actor }: Writer): Promise<Last> => {
  await lock(tx, 'financeLog')
  const [found] = await tx.query<Last>(
    `select (select jsonb_build_object('seq', l.seq, 'hash', l.hash) from store.finance_log l where l.seq is not null order by l.seq desc limit 1) as last,
       (select l.address from store.login_log l where l.id = $1::uuid) as address`,
    [isUuid(actor.sessionId) ? actor.sessionId : null],
  )
  return found ?? { last: null, address: null }
}

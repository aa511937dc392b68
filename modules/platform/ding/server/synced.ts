import type { Sql } from '@chengban/engine/db/sql.ts'
import { leftSince } from '@chengban/engine/row/ending.ts'
import { refusalOf } from '@chengban/engine/row/refusals.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { Picture } from './pictures.ts'

/** What came of a run. */
export interface Synced {
  readonly departments: { created: number; updated: number }
  readonly users: { created: number; bound: number; updated: number; disabled: number; skipped: number }
  readonly conflicts: { readonly dingtalkId: string; readonly name: string; readonly reason: string }[]
}

/** A run, as its steps see it. */
export interface SyncRun {
  readonly tx: Sql
  readonly writer: Writer
  readonly synced: Synced
  /** New ones, by the ids of DingTalk. */
  readonly pictures: ReadonlyMap<string, Picture>
}

interface NamedAccount {
  readonly id: string
  readonly name: string
}

export const nothingYet = (): Synced => ({
  departments: { created: 0, updated: 0 },
  users: { created: 0, bound: 0, updated: 0, disabled: 0, skipped: 0 },
  conflicts: [],
})

/** Makes one write of a run. A refusal by the rules is recorded as a conflict, and the run continues. */
export const attempt = async (
  run: SyncRun,
  entity: Entity,
  about: NamedAccount,
  write: () => Promise<void>,
): Promise<boolean> => {
  const { tx, writer, synced } = run
  const forget = leftSince(tx)
  await tx.query('savepoint synced')
  try {
    await write()
    await tx.query('release savepoint synced')
    return true
  } catch (error) {
    await tx.query('rollback to savepoint synced')
    forget()
    const refusal = refusalOf(error, entity, writer.catalog)
    if (!(refusal instanceof Refusal)) throw error
    skip(synced, about, refusal.message)
    return false
  }
}

export const skip = ({ conflicts }: Synced, { id, name }: NamedAccount, reason: string): void => {
  conflicts.push({ dingtalkId: id, name, reason })
}

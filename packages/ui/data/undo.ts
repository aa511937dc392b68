import type { Entity } from '@chengban/kernel/entity.ts'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { patchRow } from './calls.ts'
import type { Row } from './row.ts'

/** Shows what was done and offers 撤销 for some seconds; `undo` reverts it by an ordinary call. */
export const offerUndo = (words: string, undo: () => Promise<unknown>): void => {
  notifyDone(words, {
    label: '撤销',
    run: () => void undo().then(() => notifyDone('已撤销'), reportError),
  })
}

/**
 * Writes fields of a row, then offers to restore the previous values. If another person has written in between, the
 * undo fails with a conflict and their change is kept.
 */
export const patchUndoably = async (
  entity: Entity,
  row: Row,
  patch: Row,
  { words, again }: { readonly words: string; readonly again: () => unknown },
): Promise<Row> => {
  const before = Object.fromEntries(Object.keys(patch).map((name) => [name, row[name] ?? null]))
  const written = { ...row, ...(await patchRow(entity, row, patch)) }
  await again()
  offerUndo(words, async () => {
    await patchRow(entity, written, before)
    await again()
  })
  return written
}

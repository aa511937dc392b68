import type { Entity } from '@chengban/kernel/entity.ts'
import { reportError } from '../api/error-notice.ts'
import { notify, notifyDone } from '../api/notices.ts'
import { holdBack } from '../window/held.ts'
import { removeRows } from './calls.ts'
import { idOf, type Row } from './row.ts'

/** The lifetime of the undo notice. */
const seconds = 8

/**
 * Deletes rows so that it can be taken back: the server says at once whether it would refuse, the rows go out of sight,
 * and are deleted when the time is up. Gives how to take it back.
 */
export const removeUndoably = async (
  entity: Pick<Entity, 'resource'>,
  rows: readonly Row[],
  again: () => unknown,
): Promise<() => void> => {
  await removeRows(entity, rows, true)
  const act = (): Promise<unknown> => removeRows(entity, rows).catch(reportError).finally(again)
  const release = holdBack(rows.map(idOf), act, seconds)
  await again()
  return () => {
    if (!release()) return void notify({ kind: 'warn', text: '已经删除，不能撤销' })
    notifyDone('已撤销')
    void again()
  }
}

import type { Entity } from '@chengban/kernel/entity.ts'
import { reportError } from '../api/error-notice.ts'
import { notifyDone, useNotices } from '../api/notices.ts'
import { isTyping } from '../window/shortcuts.ts'
import { patchRow } from './calls.ts'
import type { Row } from './row.ts'

// Decision 037: A deletion waits eight seconds, so that it can be undone

const patience = 8000
let latest: ((event: KeyboardEvent) => void) | undefined

// a later act ends the offer, or Ctrl+Z would take back the older one
useNotices.subscribe(({ shown }, before) => {
  const last = shown.at(-1)
  if (last?.kind === 'done' && !before.shown.includes(last)) latest = undefined
})

/**
 * Shows a notice with 撤销 for some seconds; Ctrl+Z undoes the latest act. `undo` reverts the act by an ordinary call,
 * and returns false if it did not.
 */
export const offerUndo = (words: string, undo: () => Promise<unknown>): void => {
  const run = (): void => {
    if (latest === heard) latest = undefined
    void undo().then((back) => back !== false && notifyDone(`已撤销：${words.replace(/^已|成功$/g, '')}`), reportError)
  }
  const close = notifyDone(words, { label: '撤销', run })
  const heard = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return
    // a field undoes its own typing
    if (isTyping(event.target)) return
    event.preventDefault()
    close()
    run()
  }
  latest = heard
  addEventListener('keydown', hear)
  setTimeout(() => {
    if (latest === heard) latest = undefined
  }, patience)
}

const hear = (event: KeyboardEvent): void => latest?.(event)

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

import { useEffect } from 'react'
import type { ProgressProps } from './ProgressDialog.tsx'
import { isSettled } from './queue.ts'
import { SendingRows } from './SendingRows.tsx'

/** Files on their way, in the form itself: on a phone no dialog stops the typing. They go once all have arrived. */
export function ProgressRows({ items, onClose, onCancelAll: _all, ...acts }: ProgressProps) {
  const isDone = isSettled(items)
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  return items.length > 0 ? <SendingRows items={items} {...acts} /> : null
}

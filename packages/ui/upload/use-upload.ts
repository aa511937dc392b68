import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { FileEntry } from '../files/file-entry.ts'
import { useStable } from '../table/use-stable.ts'
import { UploadQueue } from './queue.ts'
import { sendFile } from './send-file.ts'
import type { SendOptions, Target } from './sending.ts'
import { needsShrinking, shrinkImage } from './shrink-image.ts'

/** Sends files and hands back each that arrives. `send` is replaced in tests and galleries. */
export function useUpload(target: Target, onDone: (entry: FileEntry) => void, send?: typeof sendFile) {
  const deliver = useStable(onDone)
  const post = useStable((file: File, options: SendOptions) => (send ?? sendFile)(file, target, options))
  const [queue] = useState(() => new UploadQueue({ send: post, shrink: shrinkImage, needsShrinking, onDone: deliver }))
  const items = useSyncExternalStore(queue.subscribe, queue.items)
  useEffect(() => () => queue.cancelAll(), [queue])
  const close = useCallback(() => queue.clear(), [queue])
  return { queue, items, close }
}

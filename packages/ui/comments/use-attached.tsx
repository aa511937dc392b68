import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { FileEntry } from '../files/file-entry.ts'

const Attached = lazyPart(() => import('./Attached.tsx'))

/** Files beside the words of a comment: nothing to see until `open` is called. */
export const useAttached = () => {
  const [files, setFiles] = useState<readonly FileEntry[]>()
  const box: ReactNode = files && (
    <Suspense fallback={<p className="cb-pale">正在加载</p>}>
      <Attached files={files} onChange={setFiles} />
    </Suspense>
  )
  return { files: files ?? [], box, open: () => setFiles(files ?? []), clear: () => setFiles(undefined) }
}

import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import type { FileEntry } from '@chengban/ui/files/file-entry.ts'
import { Suspense, useState } from 'react'

const Attached = lazyPart(() => import('@chengban/ui/comments/Attached.tsx'))

interface Props {
  readonly title: string
  readonly files: readonly FileEntry[]
  readonly onChange: (files: readonly FileEntry[]) => void
}

/** Photos and documents of what came of a line; nothing of it is loaded before somebody wants to add or see one. */
export const LineFiles = ({ title, files, onChange }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="cb-day-files">
      <button
        type="button"
        className="cb-day-remove"
        aria-label={`附件 ${title}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        附件{files.length > 0 && ` ${files.length}`}
      </button>
      {isOpen && (
        <Suspense fallback={<p className="cb-pale">正在加载</p>}>
          <Attached files={files} onChange={onChange} />
        </Suspense>
      )}
    </div>
  )
}

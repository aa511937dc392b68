import { filesIn } from '@chengban/kernel/kinds/file.ts'
import type { Row } from '@chengban/ui/data/row.ts'
import type { FileEntry } from '@chengban/ui/files/file-entry.ts'
import { FileView } from '@chengban/ui/preview/FileView.tsx'
import { resolvePreview } from '@chengban/ui/preview/resolve.ts'
import { useState } from 'react'
import './file-audit.css'

/** The current files and, while a change is being decided, the files proposed to replace them. */
export const FileCompare = ({ row }: { readonly row: Row }) => {
  const standing = filesIn(row.file)
  const next = (row.change as { draft?: { file?: readonly FileEntry[] } } | undefined)?.draft?.file
  if (!next)
    return (
      <div className="cb-compare">
        <Pane label="文件" files={standing} />
      </div>
    )
  return (
    <div className="cb-compare is-two">
      <Pane label="现行" files={standing} />
      <Pane label="变更后" files={next} />
    </div>
  )
}

interface Props {
  readonly label: string
  readonly files: readonly FileEntry[]
}

const Pane = ({ label, files }: Props) => {
  const [at, setAt] = useState(0)
  const file = files[Math.min(at, files.length - 1)]
  return (
    <section aria-label={label}>
      <header>
        <b>{label}</b>
        <nav>
          {files.map((each, index) => (
            <button
              key={each.url}
              type="button"
              aria-current={each === file ? 'true' : undefined}
              title={each.name}
              onClick={() => setAt(index)}
            >
              {each.name}
            </button>
          ))}
        </nav>
      </header>
      {file && <FileView key={file.url} file={file} resolve={resolvePreview} />}
    </section>
  )
}

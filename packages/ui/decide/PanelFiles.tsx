import { Suspense, useState } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { openPreview } from '../preview/preview.ts'
import { resolvePreview } from '../preview/resolve.ts'

const FileView = lazyPart(async () => ({ default: (await import('../preview/FileView.tsx')).FileView }))

/** The record's files beside its fields, the first of them open. */
export const PanelFiles = ({ files }: { readonly files: readonly FileEntry[] }) => {
  const [at, setAt] = useState(0)
  const file = files[at]
  if (!file) return null
  return (
    <aside className="cb-decision-files" aria-label="附件">
      <nav>
        {files.map((one, place) => (
          <button
            key={one.url}
            type="button"
            title={one.name}
            aria-current={place === at ? 'true' : undefined}
            onClick={() => setAt(place)}
          >
            {one.name}
          </button>
        ))}
        <button type="button" className="cb-link" onClick={() => openPreview(files, at)}>
          放大
        </button>
      </nav>
      <Suspense fallback={<div aria-busy="true" />}>
        <FileView key={file.url} file={file} resolve={resolvePreview} />
      </Suspense>
    </aside>
  )
}

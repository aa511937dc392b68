import { Suspense, useState } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { StoredFileName } from '../marks/StoredFileName.tsx'
import { resolvingWith } from '../preview/resolve.ts'

const FilePreview = lazyPart(async () => ({ default: (await import('../preview/FilePreview.tsx')).FilePreview }))

interface Props {
  readonly files: readonly FileEntry[]
  /** What the page bears its token with. */
  readonly headers: Readonly<Record<string, string>>
  readonly onOpened?: (file: FileEntry) => void
}

/** Files on a page that people open by a link: by name, opening over the whole window. */
export const ClientFiles = ({ files, headers, onOpened }: Props) => {
  const [index, setIndex] = useState<number>()
  const [resolve] = useState(() => resolvingWith(headers))
  const open = (at: number): void => {
    const file = files[at]
    if (!file) return
    setIndex(at)
    onOpened?.(file)
  }
  return (
    <span className="cb-client-files">
      {files.map((file, at) => (
        <StoredFileName key={file.url} file={file} onOpen={() => open(at)} />
      ))}
      {index !== undefined && (
        <Suspense>
          <FilePreview
            files={files}
            index={index}
            resolve={resolve}
            onIndex={(next) => (next === undefined ? setIndex(undefined) : open(next))}
          />
        </Suspense>
      )}
    </span>
  )
}

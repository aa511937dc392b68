import type { ReactNode } from 'react'
import { IMAGE_TYPES } from '../../files/choice.ts'
import { extensionOf } from '../../files/extension.ts'
import type { FileEntry } from '../../files/file-entry.ts'
import { thumbnailOf } from '../../files/thumbnail.ts'
import { openPreview } from '../../preview/preview.ts'

interface Props {
  readonly files: readonly FileEntry[]
  readonly children: ReactNode
}

/** The first file of a line as large as its place, opened by a press; below it all of them. */
export const LinePicture = ({ files, children }: Props) => {
  const [first] = files
  return (
    <div className="cb-line-picture">
      {first && (
        <button type="button" aria-label={`查看 ${first.name}`} title="查看" onClick={() => openPreview(files, 0)}>
          {isImage(first) ? (
            <img src={thumbnailOf(first.url, 512) ?? first.url} alt={first.name} />
          ) : (
            <span>{extensionOf(first.name).toUpperCase()}</span>
          )}
        </button>
      )}
      {children}
    </div>
  )
}

const isImage = ({ name }: FileEntry): boolean => IMAGE_TYPES.includes(extensionOf(name))

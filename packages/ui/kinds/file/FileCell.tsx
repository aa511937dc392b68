import { listIn } from '@chengban/kernel/list-in.ts'
import { idOf } from '../../data/row.ts'
import { type FileEntry, filesOfRecord, type RecordFile } from '../../files/file-entry.ts'
import { thumbnailOf } from '../../files/thumbnail.ts'
import { StoredFileName } from '../../marks/StoredFileName.tsx'
import { openPreview, openShare } from '../../preview/preview.ts'
import { useMayShare } from '../../share/sharing.ts'
import type { CellProps } from '../cell.ts'

const filesOf = ({ row, name, entity }: CellProps): readonly RecordFile[] => {
  const files = listIn<FileEntry>(row[name])
  return entity === undefined ? files : filesOfRecord(files, entity, idOf(row))
}

/** Files one below the other, each opening in the preview. */
export const FileCell = (props: CellProps) => {
  const files = filesOf(props)
  const mayShare = useMayShare()
  if (files.length === 0) return '—'
  return (
    <span className="cb-file-list" data-aim="">
      {files.map((file, at) => (
        <span key={file.url}>
          <StoredFileName file={file} onOpen={() => openPreview(files, at)} />
          {mayShare(file) && (
            <button type="button" className="cb-file-share" onClick={() => openShare(file)}>
              分享
            </button>
          )}
        </span>
      ))}
    </span>
  )
}

/** Pictures as small squares. */
export const ImageCell = (props: CellProps) => {
  const files = filesOf(props)
  if (files.length === 0) return '—'
  return (
    <span className="cb-pictures" data-aim="">
      {files.map((file, at) => (
        <button key={file.url} type="button" title={file.name} onClick={() => openPreview(files, at)}>
          <img src={thumbnailOf(file.url, 64) ?? file.url} alt={file.name} loading="lazy" />
        </button>
      ))}
    </span>
  )
}

import { CloseOutlined } from '@ant-design/icons'
import type { FileEntry } from '../files/file-entry.ts'
import { StoredFileName } from '../marks/StoredFileName.tsx'
import { confirm } from '../table/confirm.ts'
import './upload.css'

interface Props {
  readonly files: readonly FileEntry[]
  readonly onOpen?: ((file: FileEntry) => void) | undefined
  /** Without it files are only shown. Asked first: 确定删除【name】吗？ */
  readonly onRemove?: ((file: FileEntry) => void) | undefined
}

/** Stored files with name and size, to open and to take off. */
export function FileList({ files, onOpen, onRemove }: Props) {
  if (files.length === 0) return null
  const remove = (file: FileEntry) => confirm.remove([file.name], async () => onRemove?.(file))
  return (
    <ul className="cb-files">
      {files.map((file) => (
        <li key={file.url}>
          <StoredFileName file={file} onOpen={onOpen && (() => onOpen(file))} />
          {onRemove && (
            <button type="button" aria-label={`删除 ${file.name}`} title="删除" onClick={() => remove(file)}>
              <CloseOutlined />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

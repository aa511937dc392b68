import { isLocal } from '../api/local-files.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { FileName } from './FileName.tsx'

/** A stored file by name: pictures with a small one of themselves, films and recordings with how long they last. */
export function StoredFileName({
  file,
  onOpen,
}: {
  readonly file: FileEntry
  readonly onOpen?: (() => void) | undefined
}) {
  if (isLocal(file.url)) return <FileName name={`${file.name}（连上后上传）`} size={file.size} />
  return <FileName name={file.name} size={file.size} url={file.url} seconds={file.duration} onOpen={onOpen} />
}

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
  return <FileName name={file.name} size={file.size} url={file.url} seconds={file.duration} onOpen={onOpen} />
}

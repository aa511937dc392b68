import type { FileEntry } from '../files/file-entry.ts'
import { useHolds } from '../session/person.ts'

/** Whether the person may give a link to the file: stored ones alone, held here. */
export const useMayShare = (): ((file: FileEntry) => boolean) => {
  const holdsIt = useHolds('file:share')
  return ({ url }) => holdsIt && url.startsWith('/file/')
}

import { Suspense, useState } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { useSession } from '../session/person.ts'

const LibraryDialog = lazyPart(() => import('./LibraryDialog.tsx'))

interface Props {
  readonly accept: readonly string[]
  readonly present: readonly FileEntry[]
  readonly max: number
  readonly onChoose: (files: readonly FileEntry[]) => void
}

/** Chooses files already stored in the library. Hidden from people who came by a link, and when the field is full. */
export const FromLibrary = ({ present, max, onChoose, ...rest }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const isSignedIn = useSession(({ person }) => person !== null)
  if (!isSignedIn || present.length >= max) return null
  const choose = (files: readonly FileEntry[]): void => {
    setOpen(false)
    onChoose(files)
  }
  return (
    <>
      <button type="button" className="cb-upload-library" onClick={() => setOpen(true)}>
        从文件库选择
      </button>
      {isOpen && (
        <Suspense>
          <LibraryDialog {...rest} present={present} max={max} onChoose={choose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { keepSignature } from './keep-signature.ts'

const SignaturePad = lazyPart(async () => ({ default: (await import('./SignaturePad.tsx')).SignaturePad }))

/** Asks for a signature: `sign` opens the pad and gives the stored picture, undefined when it is shut without one. */
export const useSigning = (): { readonly sign: () => Promise<FileEntry | undefined>; readonly pad: ReactNode } => {
  const [waiting, setWaiting] = useState<{ readonly give: (entry?: FileEntry) => void }>()
  const sign = (): Promise<FileEntry | undefined> => new Promise((give) => setWaiting({ give }))
  const end = (entry?: FileEntry): void => {
    waiting?.give(entry)
    setWaiting(undefined)
  }
  const pad = waiting && (
    <Suspense>
      <SignaturePad onDone={async (drawn) => end(await keepSignature(drawn))} onShut={() => end()} />
    </Suspense>
  )
  return { sign, pad }
}

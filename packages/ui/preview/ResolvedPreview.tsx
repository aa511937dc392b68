import type { ComponentProps } from 'react'
import { FilePreview } from './FilePreview.tsx'
import { resolvePreview } from './resolve.ts'

/** The preview of files stored on this server, read in the session of the person signed in. */
export default function ResolvedPreview(props: Omit<ComponentProps<typeof FilePreview>, 'resolve'>) {
  return <FilePreview {...props} resolve={resolvePreview} />
}

import type { ComponentProps } from 'react'
import { FilePreview } from './FilePreview.tsx'
import { resolvePreview } from './resolve.ts'

/** The preview of files that stand in the house. */
export default function ResolvedPreview(props: Omit<ComponentProps<typeof FilePreview>, 'resolve'>) {
  return <FilePreview {...props} resolve={resolvePreview} />
}

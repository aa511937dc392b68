import type { ComponentProps } from 'react'
import { isDeclaredEntity } from '../declarations/declarations.ts'
import { FilePreview } from '../preview/FilePreview.tsx'
import { resolvePreview } from '../preview/resolve.ts'
import { Remarked } from './Remarked.tsx'

/**
 * The preview of files stored on this server, read in the session of the person signed in; files of a record are shown
 * with the remarks on them.
 */
export default function ResolvedPreview(props: Omit<ComponentProps<typeof FilePreview>, 'resolve' | 'around'>) {
  return (
    <FilePreview
      {...props}
      resolve={resolvePreview}
      around={(file, view) =>
        file.of && isDeclaredEntity('fileRemark') ? (
          <Remarked key={file.url} of={file.of} file={file}>
            {view}
          </Remarked>
        ) : (
          view
        )
      }
    />
  )
}

import { Suspense } from 'react'
import { lazyPart } from '../../declarations/load-part.ts'
import { openShare, usePreview } from '../../preview/preview.ts'

const FilePreview = lazyPart(() => import('../../remarks/ResolvedPreview.tsx'))

const ShareFile = lazyPart(() => import('../../share/ShareFile.tsx'))

/** Where the preview of this screen's files opens. */
export const PreviewHost = () => {
  const { files, index, shared } = usePreview()
  if (index === undefined)
    return shared ? (
      <Suspense>
        <ShareFile file={shared} onClose={() => openShare(undefined)} />
      </Suspense>
    ) : null
  return (
    <Suspense>
      <FilePreview files={files} index={index} onIndex={(next) => usePreview.setState({ index: next })} />
    </Suspense>
  )
}

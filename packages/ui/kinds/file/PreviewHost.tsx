import { Suspense } from 'react'
import { lazyPart } from '../../screen/load-part.ts'
import { usePreview } from './preview.ts'

const FilePreview = lazyPart(async () => ({ default: (await import('../../preview/FilePreview.tsx')).FilePreview }))

/** Where the preview of this screen's files opens. */
export const PreviewHost = () => {
  const { files, index } = usePreview()
  if (index === undefined) return null
  return (
    <Suspense>
      <FilePreview files={files} index={index} onIndex={(next) => usePreview.setState({ index: next })} />
    </Suspense>
  )
}

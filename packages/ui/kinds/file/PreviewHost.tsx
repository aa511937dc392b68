import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../screen/load-part.ts'
import { openShare, usePreview } from './preview.ts'

const FilePreview = lazyPart(async () => {
  const [{ FilePreview: Preview }, { resolvePreview }] = await Promise.all([
    import('../../preview/FilePreview.tsx'),
    import('../../preview/resolve.ts'),
  ])
  return { default: (props: ComponentProps<typeof Preview>) => <Preview {...props} resolve={resolvePreview} /> }
})

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

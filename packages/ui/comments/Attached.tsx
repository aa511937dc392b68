import { fieldOf } from '@chengban/kernel/field.ts'
import { limitsOf } from '@chengban/kernel/kinds/face.ts'
import { useEntity } from '../declarations/declarations.ts'
import { MOST_FILES } from '../files/choice.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { openPreview } from '../preview/preview.ts'
import AntdProvider from '../theme/AntdProvider.tsx'
import { FileUpload } from '../upload/FileUpload.tsx'
import { useUploadLimits } from '../upload/use-limits.ts'

interface Props {
  readonly files: readonly FileEntry[]
  readonly onChange: (files: readonly FileEntry[]) => void
}

/** The files that go with a comment; loaded once somebody wants to add one. A phone page has no antd before. */
export default function Attached({ files, onChange }: Props) {
  const { max } = limitsOf(fieldOf(useEntity('comment').fields, 'file'), 0, MOST_FILES)
  const { maxBytes, accept } = useUploadLimits('attachment')
  return (
    <AntdProvider>
      <FileUpload
        value={files}
        onChange={onChange}
        onPreview={(file) => openPreview(files, files.indexOf(file))}
        max={max}
        maxBytes={maxBytes}
        accept={accept}
      />
    </AntdProvider>
  )
}

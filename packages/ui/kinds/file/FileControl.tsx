import { limitsOf } from '@chengban/kernel/kinds/face.ts'
import { filesIn } from '@chengban/kernel/kinds/file.ts'
import { ConfigProvider } from 'antd'
import { formatDateTime } from '../../dates/date-time.ts'
import { now } from '../../dates/now.ts'
import { MOST_FILES } from '../../files/choice.ts'
import { openPreview } from '../../preview/preview.ts'
import { FileUpload } from '../../upload/FileUpload.tsx'
import { stampLines } from '../../upload/stamp-lines.ts'
import { useUploadLimits } from '../../upload/use-limits.ts'
import type { ControlProps } from '../widget.ts'

/** Files of a field: sent at once, kept with the record. */
export const FileControl = ({ id, name, field, entity, value, within, isInvalid, onChange }: ControlProps) => {
  const files = filesIn(value)
  const { accept, blanks } = field.options
  const { max } = limitsOf(field, 0, MOST_FILES)
  const usual = useUploadLimits(field.kind === 'images' ? 'image' : 'attachment')
  const upload = (
    <FileUpload
      id={id}
      value={files}
      onChange={onChange}
      images={field.kind === 'images'}
      invalid={isInvalid}
      disabled={ConfigProvider.useConfig().componentDisabled ?? false}
      library
      onPreview={(file) => openPreview(files, files.indexOf(file))}
      max={max === MOST_FILES ? usual.max : max}
      maxBytes={usual.maxBytes}
      accept={accept ?? usual.accept}
      stamp={stampOf(field.kind, within)}
      {...(accept ? { control: `${entity}.${name}` } : {})}
    />
  )
  return blanks ? (
    <>
      {upload}
      <Blanks of={blanks} />
    </>
  ) : (
    upload
  )
}

const Blanks = ({ of }: { readonly of: Readonly<Record<string, string>> }) => (
  <p className="cb-file-blanks">
    下载模板：
    {Object.entries(of).map(([name, path]) => (
      <a key={path} href={path} download>
        {name}
      </a>
    ))}
  </p>
)

/** Pictures taken where the form asks for the writer's place say when and where: a visit is shown, not told. */
const stampOf = (kind: string, within: ControlProps['within']): (() => readonly string[]) | undefined => {
  const here = Object.entries(within?.fields ?? {}).find(
    ([, field]) => field.kind === 'place' && field.options.isHere,
  )?.[0]
  if (kind !== 'images' || !here) return undefined
  return () => stampLines(formatDateTime(now()), within?.values[here])
}

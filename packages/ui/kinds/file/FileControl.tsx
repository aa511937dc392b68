import { ConfigProvider } from 'antd'
import { FileUpload } from '../../upload/FileUpload.tsx'
import type { FileEntry } from '../../upload/file-entry.ts'
import type { ControlProps } from '../widget.ts'
import { openPreview } from './preview.ts'

interface FileOptions {
  readonly max?: number
  readonly accept?: readonly string[]
}

/** Files of a field: sent at once, kept with the record. */
export const FileControl = ({ id, name, field, entity, value, isInvalid, onChange }: ControlProps) => {
  const files = Array.isArray(value) ? (value as readonly FileEntry[]) : []
  const { max, accept } = field.options as FileOptions
  return (
    <FileUpload
      id={id}
      value={files}
      onChange={onChange}
      images={field.kind === 'images'}
      invalid={isInvalid}
      disabled={ConfigProvider.useConfig().componentDisabled ?? false}
      onPreview={(file) => openPreview(files, files.indexOf(file))}
      {...(max === undefined ? {} : { max })}
      {...(accept ? { accept, control: `${entity}.${name}` } : {})}
    />
  )
}

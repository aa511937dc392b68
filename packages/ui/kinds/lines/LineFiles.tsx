import type { Field } from '@chengban/kernel/field.ts'
import type { FileEntry } from '../../files/file-entry.ts'
import { FileUpload } from '../../upload/FileUpload.tsx'
import { useUploadLimits } from '../../upload/use-limits.ts'
import type { Line } from './line.ts'

interface Props {
  readonly entity: string
  readonly name: string
  readonly field: Field
  /** As many lines as there is room for. */
  readonly room: number
  readonly onFiles: (lines: readonly Line[]) => void
}

const none: readonly FileEntry[] = []

/** Files dropped below the lines: each makes a line that keeps it. */
export default function LineFiles({ entity, name, field, room, onFiles }: Props) {
  const usual = useUploadLimits('attachment')
  const accept = field.options.accept ?? usual.accept
  return (
    <FileUpload
      value={none}
      onChange={(files) => onFiles(files.map((file) => ({ [name]: [file] })))}
      max={room}
      maxBytes={usual.maxBytes}
      accept={accept}
      control={`${entity}.${name}`}
    />
  )
}

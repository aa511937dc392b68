import { UploadOutlined } from '@ant-design/icons'
import { type DragEvent, useRef, useState } from 'react'
import { notify } from '../api/notices.ts'
import { acceptList, chooseFiles, DOCUMENT_TYPES, IMAGE_TYPES, MOST_FILES } from '../files/choice.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { useStable } from '../table/use-stable.ts'
import { useNarrow } from '../window/use-narrow.ts'
import { Camera } from './Camera.tsx'
import { FileList } from './FileList.tsx'
import { FromLibrary } from './FromLibrary.tsx'
import { ProgressDialog } from './ProgressDialog.tsx'
import { ProgressRows } from './ProgressRows.tsx'
import type { sendFile } from './send-file.ts'
import { usePasted } from './use-pasted.ts'
import { useUpload } from './use-upload.ts'
import './upload.css'

interface Props {
  readonly value?: readonly FileEntry[] | null
  readonly onChange?: (files: readonly FileEntry[]) => void
  readonly max?: number
  /** Extensions the field takes; images: the list of pictures. */
  readonly accept?: readonly string[]
  /** The most bytes of one file. */
  readonly maxBytes?: number | undefined
  readonly images?: boolean
  readonly folder?: string
  /** `{entity}.{field}` of a field that names its own types. */
  readonly control?: string
  readonly disabled?: boolean
  readonly id?: string
  /** The form found it wrong. */
  readonly invalid?: boolean
  readonly onPreview?: (file: FileEntry) => void
  /** Also offers audited files from the library. */
  readonly library?: boolean
  /** What is drawn into pictures of the camera. */
  readonly stamp?: (() => readonly string[]) | undefined
  readonly send?: typeof sendFile
}

/** Files of a record: dropped or chosen, sent with progress, opened, taken off. */
export function FileUpload(props: Props) {
  const {
    value,
    onChange,
    max = MOST_FILES,
    images = false,
    disabled = false,
    folder = images ? 'image' : 'attachment',
  } = props
  const accept = props.accept ?? (images ? IMAGE_TYPES : DOCUMENT_TYPES)
  const isNarrow = useNarrow()
  const Progress = isNarrow ? ProgressRows : ProgressDialog
  const files = useFiles(value ?? [], onChange)
  const { queue, items, close } = useUpload({ folder, control: props.control }, files.add, props.send)
  const take = (chosen: readonly File[]) => {
    const { taken, refused } = chooseFiles(chosen, files.count(), {
      max,
      accept,
      ...(props.maxBytes && { maxBytes: props.maxBytes }),
    })
    for (const reason of refused) notify({ kind: 'warn', text: reason })
    if (taken.length > 0) queue.add(taken)
  }
  const place = useRef<HTMLDivElement>(null)
  usePasted(place, !disabled, take)
  return (
    <div className="cb-upload" ref={place}>
      {!disabled && (
        <DropZone id={props.id} accept={accept} many={max > 1} invalid={props.invalid ?? false} onFiles={take} />
      )}
      {!disabled && isNarrow && <Camera accept={accept} stamp={props.stamp} onFiles={take} />}
      {!disabled && props.library && (
        <FromLibrary accept={accept} present={value ?? []} max={max} onChoose={files.addAll} />
      )}
      <FileList files={value ?? []} onOpen={props.onPreview} onRemove={disabled ? undefined : files.remove} />
      <Progress
        items={items}
        onCancel={(id) => queue.cancel(id)}
        onCancelAll={() => queue.cancelAll()}
        onRetry={(id) => queue.retry(id)}
        onOriginal={(id) => queue.sendOriginal(id)}
        onClose={close}
      />
    </div>
  )
}

/** Several files arrive between two drawings: each is added to what the one before made. */
function useFiles(value: readonly FileEntry[], onChange: Props['onChange']) {
  const latest = useRef(value)
  latest.current = value
  const give = useStable((next: readonly FileEntry[]) => {
    latest.current = next
    onChange?.(next)
  })
  return {
    count: () => latest.current.length,
    add: (entry: FileEntry) => give([...latest.current, entry]),
    addAll: (entries: readonly FileEntry[]) => give([...latest.current, ...entries]),
    remove: (entry: FileEntry) => give(latest.current.filter((file) => file.url !== entry.url)),
  }
}

interface ZoneProps {
  readonly id: string | undefined
  readonly accept: readonly string[]
  readonly many: boolean
  readonly invalid: boolean
  readonly onFiles: (files: readonly File[]) => void
}

function DropZone({ id, accept, many, invalid, onFiles }: ZoneProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <label
      className={`cb-drop${over ? ' is-over' : ''}${invalid ? ' is-invalid' : ''}`}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadOutlined aria-hidden="true" />
      <span className="cb-drop-words">
        <span className="cb-drop-drag">拖到或粘贴到这里，或 </span>
        <b>选择文件</b>
      </span>
      <span className="cb-drop-types">{typesInWords(accept)}</span>
      <input
        id={id}
        type="file"
        aria-label="选择文件"
        accept={acceptList(accept)}
        multiple={many}
        aria-invalid={invalid}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}

/** `pdf、doc、xls、ppt、txt、图片` */
export function typesInWords(accept: readonly string[]): string {
  const pictures = accept.some((type) => IMAGE_TYPES.includes(type))
  const rest = accept.filter(
    (type) => !IMAGE_TYPES.includes(type) && !(type.endsWith('x') && accept.includes(type.slice(0, -1))),
  )
  return [...rest, ...(pictures ? ['图片'] : [])].join('、')
}

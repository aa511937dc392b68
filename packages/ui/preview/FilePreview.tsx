import { CloseOutlined, DownloadOutlined, ShareAltOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { FileEntry, RecordFile } from '../files/file-entry.ts'
import { FileName } from '../marks/FileName.tsx'
import { Notices } from '../notices/Notices.tsx'
import { useMayShare } from '../share/sharing.ts'
import { useWayBack } from '../window/way-back.ts'
import { downloadOf, FileView } from './FileView.tsx'
import type { Resolved } from './resolve.ts'
import { Tool } from './Toolbar.tsx'
import './preview.css'

const ShareFile = lazyPart(() => import('../share/ShareFile.tsx'))

interface Props {
  readonly files: readonly RecordFile[]
  /** Index of the file shown; undefined: closed. */
  readonly index: number | undefined
  readonly onIndex: (index: number | undefined) => void
  /** Asks the server for what the extension alone does not tell. Throws its message. */
  readonly resolve?: (file: FileEntry, signal: AbortSignal) => Promise<Resolved>
  /** The frame around the view of a file. */
  readonly around?: (file: RecordFile, view: ReactNode) => ReactNode
}

/** Files over the whole window: 上一个, 下一个 and 下载. Esc closes. */
export function FilePreview({ files, index, onIndex, resolve, around = alone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const file = index === undefined ? undefined : files[index]
  const open = file !== undefined
  useEffect(() => {
    if (!open) return
    dialog.current?.showModal()
    dialog.current?.focus()
  }, [open])
  useWayBack(open, () => dialog.current?.close())
  if (file === undefined || index === undefined) return null
  const turn = ({ key, target, altKey }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step !== 0 && !altKey && !isTyping(target) && files[index + step]) onIndex(index + step)
  }
  return (
    <dialog
      ref={dialog}
      className="cb-preview"
      aria-label={file.name}
      tabIndex={-1}
      onClose={() => onIndex(undefined)}
      onKeyDown={turn}
    >
      <header>
        <FileName name={file.name} size={file.size} seconds={file.duration} />
        {files.length > 1 && (
          <span className="cb-preview-turn">
            <Tool name="上一个" sign="left" disabled={index === 0} onUse={() => onIndex(index - 1)} />
            <span className="cb-preview-count">
              {index + 1}/{files.length}
            </span>
            <Tool name="下一个" sign="right" disabled={index === files.length - 1} onUse={() => onIndex(index + 1)} />
          </span>
        )}
        <Share file={file} within={dialog} />
        <a className="cb-preview-icon" href={downloadOf(file)} download={file.name} aria-label="下载" title="下载">
          <DownloadOutlined />
        </a>
        <button
          type="button"
          className="cb-preview-icon"
          aria-label="关闭"
          title="关闭"
          onClick={() => dialog.current?.close()}
        >
          <CloseOutlined />
        </button>
      </header>
      <Suspense fallback={<div className="cb-preview-wait" aria-busy="true" />}>
        {around(file, <FileView key={file.url} file={file} resolve={resolve} />)}
      </Suspense>
      <Notices />
    </dialog>
  )
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const alone = (_file: RecordFile, view: ReactNode): ReactNode => view

interface ShareProps {
  readonly file: FileEntry
  readonly within: RefObject<HTMLElement | null>
}

function Share({ file, within }: ShareProps) {
  const mayShare = useMayShare()
  const [isOpen, setOpen] = useState(false)
  if (!mayShare(file)) return null
  return (
    <>
      <button type="button" className="cb-preview-icon" aria-label="分享" title="分享" onClick={() => setOpen(true)}>
        <ShareAltOutlined />
      </button>
      {isOpen && (
        <Suspense>
          <ShareFile file={file} within={within.current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

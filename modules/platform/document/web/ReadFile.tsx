import type { FileEntry } from '@chengban/ui/files/file-entry.ts'
import { FileView } from '@chengban/ui/preview/FileView.tsx'
import { resolvePreview } from '@chengban/ui/preview/resolve.ts'
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isAtEnd } from './at-end.ts'

interface Props {
  readonly file: FileEntry
  readonly isRead: boolean
  /** Its last page has been in sight, or it was saved where nothing shows it. */
  readonly onRead: () => void
}

/** A file of a document, read in place. */
export const ReadFile = ({ file, isRead, onRead }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEnd(box, isRead, onRead)
  const save = ({ target }: MouseEvent): void => {
    if (target instanceof HTMLElement && target.closest('a[download]')) onRead()
  }
  return (
    <section className="cb-reader-view" aria-label={file.name}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link inside is what is pressed */}
      <div ref={box} onClick={save}>
        <FileView file={file} resolve={resolvePreview} />
      </div>
      {!isRead && <small>读到最后一页才算读完</small>}
    </section>
  )
}

const lookMs = 1000

/**
 * Checks once a second whether the end of a file is visible, because its content loads late and scrolls in an inner
 * element.
 */
const useEnd = (box: RefObject<HTMLElement | null>, isRead: boolean, onRead: () => void): void => {
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (isRead) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && box.current && isAtEnd(box.current)) read()
    }, lookMs)
    return () => clearInterval(timer)
  }, [box, isRead])
}

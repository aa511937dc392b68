import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { kindOf, type PreviewKind } from './kind.ts'
import type { Resolved } from './resolve.ts'
import type { ViewProps } from './view.ts'
import './preview.css'

const PdfView = lazyPart(async () => ({ default: (await import('./PdfView.tsx')).PdfView }))
const ImageView = lazyPart(async () => ({ default: (await import('./ImageView.tsx')).ImageView }))
const MediaView = lazyPart(async () => ({ default: (await import('./MediaView.tsx')).MediaView }))
const TextView = lazyPart(async () => ({ default: (await import('./TextView.tsx')).TextView }))

interface Props {
  readonly file: FileEntry
  /** Asks the server for what the extension alone does not tell. Throws its message. */
  readonly resolve?: ((file: FileEntry, signal: AbortSignal) => Promise<Resolved>) | undefined
}

/** What a file shows, over the window or within a page; what cannot be shown is offered to be saved. */
export function FileView({ file, resolve }: Props) {
  const kind = kindOf(file.name)
  const asks = kind === 'office' && resolve !== undefined
  const [shown, setShown] = useState<Resolved | undefined>(asks ? undefined : { kind, src: file.url })
  const [lost, setLost] = useState<string>()
  useEffect(() => {
    if (!asks) return
    const stop = new AbortController()
    resolve?.(file, stop.signal).then(
      (each) => stop.signal.aborted || setShown(each),
      (error: Error) => stop.signal.aborted || setLost(error.message),
    )
    return () => stop.abort()
  }, [asks, resolve, file])
  if (lost) return <Unknown file={file} why={lost} />
  if (!shown)
    return (
      <div className="cb-preview-unknown" role="status" aria-busy="true">
        正在生成预览…
      </div>
    )
  return (
    <Suspense fallback={<div className="cb-preview-wait" aria-busy="true" />}>
      <Viewer kind={shown.kind} src={shown.src} name={file.name} file={file} />
    </Suspense>
  )
}

function Viewer({ kind, src, name, file }: ViewProps & { readonly kind: PreviewKind; readonly file: FileEntry }) {
  if (kind === 'pdf') return <PdfView src={src} name={name} />
  if (kind === 'image') return <ImageView src={src} name={name} />
  if (kind === 'text') return <TextView src={src} name={name} />
  if (kind === 'video' || kind === 'audio') return <MediaView src={src} name={name} kind={kind} />
  return <Unknown file={file} why="无法识别文件类型" />
}

function Unknown({ file, why }: { readonly file: FileEntry; readonly why: string }) {
  return (
    <div className="cb-preview-unknown">
      <p role="alert">{why}</p>
      <a href={downloadOf(file)} download={file.name}>
        下载
      </a>
    </div>
  )
}

export function downloadOf(file: FileEntry): string {
  return file.url.startsWith('/file/') ? `${file.url}${file.url.includes('?') ? '&' : '?'}download=1` : file.url
}

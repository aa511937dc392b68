import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { use, useEffect, useRef, useState } from 'react'
import { FilePlacesContext } from './file-places.ts'
import { findMatches } from './matches.ts'
import { Pin } from './Pin.tsx'

interface Props {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  /** 1 fits the width it was given. */
  readonly scale: number
  readonly width: number
  readonly rotation: number
  readonly word: string
}

/** One page: its canvas, and its text above it for selecting and finding. Drawn once it comes near the window. */
export function PdfPage({ pdf, number, scale, width, rotation, word }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<PDFPageProxy>()
  const near = useNear(box)
  useEffect(() => {
    let gone = false
    pdf.getPage(number).then(
      (each) => gone || setPage(each),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [pdf, number])
  const viewport = page && fit(page, width * scale, rotation)
  useEffect(() => {
    if (!near || !page || !canvas.current || !layer.current) return
    return draw(page, fit(page, width * scale, rotation), canvas.current, layer.current, word)
  }, [near, page, width, scale, rotation, word])
  const size = viewport
    ? { width: viewport.width, height: viewport.height }
    : { width: width * scale, height: width * scale * 1.41 }
  return (
    <div ref={box} className="cb-pdf-page" data-page={number} style={size}>
      <canvas ref={canvas} role="img" aria-label={`第 ${number} 页`} style={size} />
      <div ref={layer} className="cb-pdf-text" />
      <PagePins page={number} />
    </div>
  )
}

const PagePins = ({ page }: { readonly page: number }) => {
  const pins = use(FilePlacesContext).pins.filter((pin) => pin.page === page)
  if (pins.length === 0) return null
  return (
    <div className="cb-pdf-pins">
      {pins.map((pin) => (
        <Pin key={pin.id} pin={pin} />
      ))}
    </div>
  )
}

function fit(page: PDFPageProxy, width: number, turned: number): PageViewport {
  const rotation = (page.rotate + turned) % 360
  return page.getViewport({ scale: width / page.getViewport({ scale: 1, rotation }).width, rotation })
}

function draw(
  page: PDFPageProxy,
  viewport: PageViewport,
  canvas: HTMLCanvasElement,
  layer: HTMLDivElement,
  word: string,
) {
  const density = Math.min(window.devicePixelRatio || 1, 2)
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  const task = page.render({
    canvas,
    viewport,
    ...(density === 1 ? {} : { transform: [density, 0, 0, density, 0, 0] }),
  })
  task.promise.catch(() => {})
  let gone = false
  void write(page, viewport, layer, word, () => gone)
  return () => {
    gone = true
    task.cancel()
  }
}

async function write(
  page: PDFPageProxy,
  viewport: PageViewport,
  layer: HTMLDivElement,
  word: string,
  gone: () => boolean,
) {
  const { TextLayer } = await import('pdfjs-dist')
  const content = await page.getTextContent()
  if (gone()) return
  layer.replaceChildren()
  layer.style.setProperty('--total-scale-factor', String(viewport.scale))
  layer.style.setProperty('--scale-factor', String(viewport.scale))
  const text = new TextLayer({ textContentSource: content, container: layer, viewport })
  await text.render()
  if (!gone()) mark(text.textDivs, text.textContentItemsStr, word)
}

function mark(divs: readonly HTMLElement[], items: readonly string[], word: string) {
  const pieces = findMatches(items, word).flat()
  for (const { item, from, to } of pieces.toReversed()) {
    const node = divs[item]?.firstChild
    if (!(node instanceof Text)) continue
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    range.surroundContents(document.createElement('mark'))
  }
}

function useNear(box: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '600px',
    })
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box])
  return near
}

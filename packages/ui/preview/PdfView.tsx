import { use, useEffect, useRef, useState } from 'react'
import { watchSize } from '../table/element-size.ts'
import { FilePlacesContext } from './file-places.ts'
import { PdfPage } from './PdfPage.tsx'
import { PdfSearch } from './PdfSearch.tsx'
import { rotate, zoomed } from './rotation.ts'
import { Tool, Toolbar } from './Toolbar.tsx'
import { usePdf } from './use-pdf.ts'
import { usePdfSearch } from './use-pdf-search.ts'
import type { ViewProps } from './view.ts'

/** A PDF page under page, with page x/y, zoom, rotation and search. */
export function PdfView({ src, name }: ViewProps) {
  const { pdf, failed } = usePdf(src)
  const [scale, setScale] = useState(1)
  const [turned, setTurned] = useState(0)
  const [word, setWord] = useState('')
  const hits = usePdfSearch(pdf, word)
  const box = useRef<HTMLElement>(null)
  const { width, page, goTo } = usePages(box, pdf?.numPages ?? 0)
  usePagePlaces(page, goTo)
  if (failed)
    return (
      <div className="cb-preview-lost" role="alert">
        文件没有读出来，关闭后再试，或下载查看
      </div>
    )
  const numbers = Array.from({ length: pdf?.numPages ?? 0 }, (_, i) => i + 1)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={box} className="cb-pdf" tabIndex={0} aria-label={name}>
        {pdf &&
          width > 0 &&
          numbers.map((number) => (
            <PdfPage key={number} pdf={pdf} number={number} scale={scale} width={width} rotation={turned} word={word} />
          ))}
      </section>
      <Toolbar>
        <Tool name="上一页" sign="up" disabled={page <= 1} onUse={() => goTo(page - 1)} />
        <span className="cb-preview-count">{pdf ? `${page}/${pdf.numPages}` : '…'}</span>
        <Tool name="下一页" sign="down" disabled={page >= numbers.length} onUse={() => goTo(page + 1)} />
        <Tool name="缩小" sign="out" onUse={() => setScale(zoomed(scale, -1))} />
        <span className="cb-preview-count cb-preview-scale">{Math.round(scale * 100)}%</span>
        <Tool name="放大" sign="in" onUse={() => setScale(zoomed(scale, 1))} />
        <Tool name="旋转" sign="turn" onUse={() => setTurned(rotate(turned, 90))} />
        <PdfSearch word={word} hits={hits} onWord={setWord} onPage={goTo} />
      </Toolbar>
    </>
  )
}

/** The width pages may take, the page in sight, and the way to another. */
function usePages(box: React.RefObject<HTMLElement | null>, count: number) {
  const [width, setWidth] = useState(0)
  const [page, setPage] = useState(1)
  useEffect(() => {
    const element = box.current
    if (!element) return
    // the dialog around it may open only after this effect: there is no width before
    const unwatch = watchSize(element, () => setWidth(Math.min(900, element.clientWidth - 32)))
    const look = () => {
      const middle = element.scrollTop + element.clientHeight / 3
      const above = [...element.querySelectorAll<HTMLElement>('[data-page]')].filter((each) => each.offsetTop <= middle)
      setPage(Math.max(1, above.length))
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      unwatch()
      element.removeEventListener('scroll', look)
    }
  }, [box])
  const goTo = (next: number) => {
    const held = Math.min(Math.max(next, 1), count)
    box.current?.querySelector<HTMLElement>(`[data-page="${held}"]`)?.scrollIntoView({ block: 'start' })
    setPage(held)
  }
  return { width, page, goTo }
}

/** Tells which page is in sight, and goes to the page of the remark that is chosen. */
function usePagePlaces(page: number, goTo: (page: number) => void) {
  const { aim, onAt } = use(FilePlacesContext)
  useEffect(() => onAt({ page }), [page, onAt])
  const asked = useRef(aim)
  useEffect(() => {
    if (asked.current === aim) return
    asked.current = aim
    if (aim?.page !== undefined) goTo(aim.page)
  })
}

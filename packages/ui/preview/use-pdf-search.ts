import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { findMatches } from './matches.ts'

/** Returns the pages with a match, one entry per match, in page order; undefined while searching. */
export function usePdfSearch(pdf: PDFDocumentProxy | undefined, word: string): readonly number[] | undefined {
  const [hits, setHits] = useState<readonly number[] | undefined>([])
  useEffect(() => {
    if (pdf === undefined || word.trim() === '') return setHits([])
    let gone = false
    setHits(undefined)
    const timer = setTimeout(async () => {
      const found: number[] = []
      for (let page = 1; page <= pdf.numPages && !gone; page++) {
        for (const _ of findMatches(await textItems(pdf, page), word)) found.push(page)
      }
      if (!gone) setHits(found)
    }, 200)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [pdf, word])
  return hits
}

async function textItems(pdf: PDFDocumentProxy, page: number): Promise<string[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : ''))
}

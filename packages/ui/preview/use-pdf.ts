import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { openPdf } from './pdfjs.ts'

interface Opened {
  readonly pdf?: PDFDocumentProxy
  readonly failed?: boolean
}

/** The document at an address; closed again when the viewer goes. */
export function usePdf(url: string): Opened {
  const [opened, setOpened] = useState<Opened>({})
  useEffect(() => {
    let gone = false
    const task = openPdf(url)
    setOpened({})
    task
      .then((each) => each.promise)
      .then((pdf) => gone || setOpened({ pdf }))
      .catch(() => gone || setOpened({ failed: true }))
    return () => {
      gone = true
      task.then((each) => each.destroy()).catch(() => {})
    }
  }, [url])
  return opened
}

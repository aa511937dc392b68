import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** Where cmaps, standard fonts, wasm and colour profiles of pdfjs-dist are served. */
const ASSETS = '/admin/pdfjs'

/** Opens a PDF from this site, with the session's cookie. Character maps and fonts come from this site too. */
export async function openPdf(url: string): Promise<PDFDocumentLoadingTask> {
  const pdfjs = await import('pdfjs-dist')
  pdfjs.GlobalWorkerOptions.workerSrc = worker
  return pdfjs.getDocument({
    url,
    withCredentials: true,
    cMapUrl: `${ASSETS}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${ASSETS}/standard_fonts/`,
    wasmUrl: `${ASSETS}/wasm/`,
    iccUrl: `${ASSETS}/iccs/`,
  })
}

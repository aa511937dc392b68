import { buffer } from 'node:stream/consumers'
import { mostPdfBytes, pdfPages } from '@chengban/engine/files/pdf-pages.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { FileDoor } from './door.ts'
import { drawnOf, type PreviewStatus } from './office-preview.ts'
import { type PreviewKind, previewKind } from './preview-kind.ts'
import { missing, readableBy } from './readable.ts'
import type { StoredFile } from './record.ts'

export interface PreviewRequest {
  Querystring: { url?: unknown }
}

/** What the pages show, and where it is fetched; `pages` of a PDF that says how many it has. */
interface Preview {
  readonly kind: PreviewKind
  readonly src: string
  readonly pages: number | null
  readonly status: Exclude<PreviewStatus, '无需'>
  /** Why there is none. */
  readonly reason?: string
}

/**
 * Answers how a file is shown. The PDF of an office file is drawn in the background: while 排队 the page asks again, on
 * 失败 it offers the file.
 */
export const preview = async (door: FileDoor, request: FastifyRequest<PreviewRequest>): Promise<Preview> => {
  const [url = '', asked] = String(request.query.url ?? '').split('?')
  const ticket = new URLSearchParams(asked).get('ticket')
  const actor = ticket === null ? await door.authenticate(request) : door.bearerOf(ticket, url)
  if (!actor) throw missing()
  const file = await readableBy(door, actor, url)
  const also = ticket === null ? '' : `ticket=${ticket}`
  const kind = previewKind(file.ext)
  if (!kind) throw new Refusal('VALIDATION', '无法识别文件类型')
  if (kind !== 'office') {
    const pages = kind === 'pdf' ? await pagesOf(door, file.id) : null
    return { kind, src: also ? `${file.url}?${also}` : file.url, pages, status: '完成' }
  }
  const how = await drawnOf(door, file)
  const pages = how.status === '完成' ? await pagesOf(door, file.sha256) : null
  return { kind, src: `${file.url}?preview=1${also && `&${also}`}`, pages, ...how }
}

const pagesOf = async ({ storage }: FileDoor, key: string): Promise<number | null> => {
  const kept = await storage.stat(key)
  return kept && kept.size <= mostPdfBytes ? pdfPages(await buffer(storage.get(key))) : null
}

/** Returns the PDF of an office file as a separate file. */
export const pdfOf = async (door: FileDoor, file: StoredFile): Promise<StoredFile> => {
  const kept = await door.storage.stat(file.sha256)
  if (!kept) throw new Refusal('NOT_FOUND', '预览尚未生成')
  const name = `${file.name}.pdf`
  return {
    ...file,
    name,
    id: file.sha256,
    sha256: `${file.sha256}-pdf`,
    mime: 'application/pdf',
    ext: 'pdf',
    size: kept.size,
  }
}

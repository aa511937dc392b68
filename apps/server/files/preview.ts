import { buffer } from 'node:stream/consumers'
import { mostPdfBytes, pdfPages } from '@chengban/engine/files/pdf-pages.ts'
import type { PreviewStatus, Previews } from '@chengban/engine/files/previews.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { FileDoor } from './door.ts'
import { missing, readableBy } from './readable.ts'
import type { StoredFile } from './record.ts'

export interface PreviewRequest {
  Querystring: { url?: unknown }
}

export type PreviewKind = 'image' | 'pdf' | 'video' | 'audio' | 'text' | 'office'

/** What the pages show, and where it is fetched; `pages` of a PDF that says how many it has. */
interface Preview {
  readonly kind: PreviewKind
  readonly src: string
  readonly pages: number | null
  readonly status: PreviewStatus
  /** Why there is none. */
  readonly reason?: string
}

const kinds: readonly (readonly [PreviewKind, RegExp])[] = [
  ['image', /^(?:jpe?g|png|gif|webp)$/],
  ['pdf', /^pdf$/],
  ['video', /^(?:mp4|mov|webm)$/],
  ['audio', /^(?:mp3|m4a|wav)$/],
  ['text', /^(?:txt|csv|xml)$/],
  ['office', /^(?:docx?|xlsx?|pptx?)$/],
]

/** Tells how a file is shown. Office files are drawn as PDF in the background: 排队 is asked again, 失败 offers the file. */
export const preview = async (
  door: FileDoor,
  previews: Previews,
  request: FastifyRequest<PreviewRequest>,
): Promise<Preview> => {
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
  const how = await drawnOf(door, previews, file)
  const pages = how.status === '完成' ? await pagesOf(door, file.sha256) : null
  return { kind, src: `${file.url}?preview=1${also && `&${also}`}`, pages, ...how }
}

/** How this kind of file is shown; undefined: nothing shows it. */
export const previewKind = (ext: string): PreviewKind | undefined => kinds.find(([, known]) => known.test(ext))?.[0]

/** How far the PDF of an office file is; begun when first asked for. */
export const drawnOf = async (door: FileDoor, previews: Previews, file: StoredFile) =>
  previews.of(file, await hasFailed(door, file))

const pagesOf = async ({ storage }: FileDoor, key: string): Promise<number | null> => {
  const kept = await storage.stat(key)
  return kept && kept.size <= mostPdfBytes ? pdfPages(await buffer(storage.get(key))) : null
}

const hasFailed = async (door: FileDoor, { id }: StoredFile): Promise<boolean> => {
  const [row] = await door.transaction((tx) =>
    tx.query<{ previewStatus: string }>(
      'select preview_status as "previewStatus" from store.stored_file where id = $1',
      [id],
    ),
  )
  return row?.previewStatus === '失败'
}

/** The PDF of an office file, as a file of its own. */
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

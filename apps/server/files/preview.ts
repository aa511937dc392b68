import type { PreviewStatus, Previews } from '@chengban/engine/files/previews.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { FileDoor } from './door.ts'
import { readableBy } from './readable.ts'
import type { StoredFile } from './record.ts'

export interface PreviewRequest {
  Querystring: { url?: unknown }
}

type Kind = 'image' | 'pdf' | 'video' | 'audio' | 'text' | 'office'

/** What the pages show, and where it is fetched; `pages` is known to whoever opens the PDF. */
interface Preview {
  readonly kind: Kind
  readonly src: string
  readonly pages: null
  readonly status: PreviewStatus
  /** Why there is none. */
  readonly reason?: string
}

const kinds: readonly (readonly [Kind, RegExp])[] = [
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
  const { url } = request.query
  const file = await readableBy(door, await door.authenticate(request), typeof url === 'string' ? url : '')
  const kind = kinds.find(([, ext]) => ext.test(file.ext))?.[0]
  if (!kind) throw new Refusal('VALIDATION', '无法识别文件类型')
  if (kind !== 'office') return { kind, src: file.url, pages: null, status: '完成' }
  const how = await previews.of(file, await hasFailed(door, file))
  return { kind, src: `${file.url}?preview=1`, pages: null, ...how }
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

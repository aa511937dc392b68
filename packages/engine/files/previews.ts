import { createReadStream } from 'node:fs'
import type { Office } from './office.ts'
import type { FileStorage } from './storage.ts'

export interface OfficeFile {
  readonly id: string
  readonly ext: string
  readonly size: number
  /** Also the key of the PDF: the same content is rendered once, regardless of who uploads it. */
  readonly sha256: string
}

interface Studio {
  readonly storage: FileStorage
  readonly office: Office
  /** Aborted when the server stops. */
  readonly signal: AbortSignal
}

const mostBytes = 256 * 1_048_576
const limits = { maxBytes: 512 * 1_048_576, tooLarge: 'PDF' }
const tries = 2

/** Why there is no PDF of such a file, in a sentence; undefined where it can be drawn. `failed`: it was tried in vain. */
export const lackOf = ({ trouble }: Office, { size }: Pick<OfficeFile, 'size'>, failed: boolean): string | undefined =>
  trouble ?? (failed || size > mostBytes ? '文件无法转换为预览，请下载查看' : undefined)

/** Draws a file with one repeat and keeps its PDF; undefined where the server stops: it is still to be done. */
export const drawPdf = async (studio: Studio, file: OfficeFile): Promise<'完成' | '失败' | undefined> => {
  if (await studio.storage.stat(file.sha256)) return '完成'
  for (let n = 0; n < tries && !studio.signal.aborted; n++) if (await isDrawn(studio, file)) return '完成'
  return studio.signal.aborted ? undefined : '失败'
}

const isDrawn = ({ storage, office }: Studio, { id, ext, sha256 }: OfficeFile): Promise<boolean> =>
  office
    .draw(storage.get(id), ext, (pdf) => storage.put(createReadStream(pdf), sha256, limits))
    .then(
      () => true,
      () => false,
    )

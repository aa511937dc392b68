import { createReadStream } from 'node:fs'
import type { Office } from './office.ts'
import type { FileStorage } from './storage.ts'

export interface OfficeFile {
  readonly id: string
  readonly ext: string
  readonly size: number
  /** Also the key that the PDF is kept under: the same content is drawn once, whoever brings it. */
  readonly sha256: string
}

export type PreviewStatus = '完成' | '排队' | '失败'

const mostBytes = 256 * 1_048_576
const mostPdfBytes = 512 * 1_048_576
const tries = 2

/** PDFs of office files, drawn one after the other when first asked for. */
export class Previews {
  readonly #storage: FileStorage
  readonly #office: Office
  /** Keeps what came of a content. */
  readonly #note: (sha256: string, status: PreviewStatus) => Promise<unknown>
  readonly #coming = new Map<string, Promise<void>>()
  #last: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(storage: FileStorage, office: Office, note: (sha256: string, status: PreviewStatus) => Promise<unknown>) {
    this.#storage = storage
    this.#office = office
    this.#note = note
  }

  /** How far it is; asked for the first time it begins. `failed`: it was tried before and did not work. */
  async of(file: OfficeFile, failed: boolean): Promise<{ status: PreviewStatus; reason?: string }> {
    if (this.#coming.has(file.sha256)) return { status: '排队' }
    if (await this.#storage.stat(file.sha256)) return { status: '完成' }
    const reason =
      this.#office.trouble ?? (failed || file.size > mostBytes ? '文件无法转换为预览，请下载查看' : undefined)
    if (reason) return { status: '失败', reason }
    this.#begin(file)
    return { status: '排队' }
  }

  /** Until what was begun is done. */
  settled(): Promise<void> {
    return this.#last
  }

  /** Ends what is being drawn; it is begun anew when somebody asks again. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#office.stop()
    await this.#last
  }

  #begin(file: OfficeFile): void {
    if (this.#coming.has(file.sha256)) return
    const drawing = this.#last.then(() => this.#draw(file)).finally(() => this.#coming.delete(file.sha256))
    this.#coming.set(file.sha256, drawing)
    this.#last = drawing.catch(() => undefined)
  }

  async #draw(file: OfficeFile): Promise<void> {
    let status: PreviewStatus = '失败'
    for (let n = 0; n < tries && status === '失败' && !this.#isClosed; n++)
      status = await this.#try(file).then(
        () => '完成',
        () => '失败',
      )
    if (status === '失败' && this.#isClosed) return
    await this.#note(file.sha256, status).catch(() => undefined)
  }

  #try({ id, ext, sha256 }: OfficeFile): Promise<unknown> {
    const limits = { maxBytes: mostPdfBytes, tooLarge: 'PDF' }
    return this.#office.draw(this.#storage.get(id), ext, (pdf) =>
      this.#storage.put(createReadStream(pdf), sha256, limits),
    )
  }
}

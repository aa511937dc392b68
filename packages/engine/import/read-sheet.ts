import { Worker } from 'node:worker_threads'
import { Refusal, type RefusalCode } from '@chengban/kernel/refusal.ts'
import { bytesOf } from '../files/bytes.ts'
import { sniff } from '../files/sniff.ts'
import { damaged } from './archive.ts'
import { mostBytes, type Sheet } from './cell.ts'
import type { Book } from './read-xlsx.ts'

/** What the thread is given, and what it gives back. */
export interface SheetRequest {
  readonly bytes: Uint8Array
  readonly form: 'xlsx' | 'csv'
  /** So many columns the table has at most. */
  readonly columns: number
  /** The sheet to read; the first when left out. */
  readonly named: string | undefined
}
export type SheetAnswer =
  | { readonly book: Book }
  | { readonly refused: { readonly code: RefusalCode; readonly message: string } }

const mostMs = 30_000
const limits = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 48 }

interface Bounds {
  /** Columns the table has at most; no cell beyond them is read. */
  readonly columns?: number
  /** Milliseconds. */
  readonly time?: number
  /** The name of the sheet; the first when left out. */
  readonly named?: string | undefined
}

/** The first sheet of an uploaded file. */
export const readSheetFile = async (bytes: Buffer, bounds: Bounds = {}): Promise<Sheet> =>
  (await readBook(bytes, bounds)).sheet

/**
 * A sheet of an uploaded file with the names of all its sheets, read in a separate thread with limits of memory and time. The bytes decide the
 * type of the file. Refuses in words for the person: too large, another type of file, with a password, damaged.
 */
export async function readBook(
  bytes: Buffer,
  { columns = Number.POSITIVE_INFINITY, time = mostMs, named }: Bounds = {},
): Promise<Book> {
  if (bytes.length > mostBytes) throw new Refusal('TOO_LARGE', '导入文件不能超过20MB')
  if (bytes.length === 0) throw new Refusal('VALIDATION', '文件是空的')
  const form = await formOf(bytes)
  const told = await inThread({ bytes, form, columns, named }, time)
  if ('refused' in told) throw new Refusal(told.refused.code, told.refused.message)
  return told.book
}

async function formOf(bytes: Buffer): Promise<SheetRequest['form']> {
  const content = await sniff(bytesOf(bytes))
  if (content === 'xlsx') return 'xlsx'
  if (content === 'utf8' || content === 'gb18030') return 'csv'
  if (content === 'xls') throw new Refusal('VALIDATION', '不支持旧版Excel文件（.xls），请另存为.xlsx后再导入')
  if (content === 'lockedOffice') throw new Refusal('VALIDATION', '文件有密码，请取消密码后再导入')
  throw new Refusal('VALIDATION', '文件内容不是Excel工作簿或CSV')
}

function inThread(asked: SheetRequest, time: number): Promise<SheetAnswer> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: asked,
    resourceLimits: limits,
  })
  return new Promise<SheetAnswer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal('TOO_LARGE', '文件过于复杂，不能导入')), time)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal('TOO_LARGE', '文件过于复杂，不能导入') : damaged(),
      ),
    )
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(damaged())
    })
  }).finally(() => worker.terminate())
}

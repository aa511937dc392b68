import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { tooMany } from './bounds.ts'
import { isBlank, mostRows } from './cell.ts'
import { mostAbove } from './headings.ts'
import { readCsv } from './read-csv.ts'
import type { SheetAnswer, SheetRequest } from './read-sheet.ts'
import { type Book, readXlsx } from './read-xlsx.ts'

const read = async ({ bytes, form, columns, named }: SheetRequest): Promise<Book> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const book =
    form === 'xlsx'
      ? await readXlsx(buffer, columns, named)
      : { sheet: readCsv(buffer, columns), sheets: [], merged: [] }
  const filled = book.sheet.filter((row) => row.some((cell) => !isBlank(cell))).length
  // the headings are found later, and with them how many of these rows are data
  if (filled > mostRows + mostAbove) throw tooMany()
  return book
}

const told = await read(workerData).then(
  (book): SheetAnswer => ({ book }),
  (error: unknown): SheetAnswer => {
    if (!(error instanceof Refusal)) throw error
    return { refused: { code: error.code, message: error.message } }
  },
)
parentPort?.postMessage(told)

import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { tooMany } from './bounds.ts'
import { isBlank, mostRows, type Sheet } from './cell.ts'
import { readCsv } from './read-csv.ts'
import type { Asked, Told } from './read-sheet.ts'
import { readXlsx } from './read-xlsx.ts'

const read = async ({ bytes, form, columns }: Asked): Promise<Sheet> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sheet = form === 'xlsx' ? await readXlsx(buffer, columns) : readCsv(buffer, columns)
  const filled = sheet.filter((row) => row.some((cell) => !isBlank(cell))).length
  if (filled > mostRows + 1) throw tooMany()
  return sheet
}

const told = await read(workerData as Asked).then(
  (sheet): Told => ({ sheet }),
  (error: unknown): Told => {
    if (!(error instanceof Refusal)) throw error
    return { refused: { code: error.code, message: error.message } }
  },
)
parentPort?.postMessage(told)

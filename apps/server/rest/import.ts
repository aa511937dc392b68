import { buffer } from 'node:stream/consumers'
import { clock, today } from '@chengban/engine/clock.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { xlsxMime } from '@chengban/engine/excel/xlsx.ts'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import { mostBytes } from '@chengban/engine/import/cell.ts'
import { mostColumns } from '@chengban/engine/import/columns.ts'
import { errorSheet } from '@chengban/engine/import/error-sheet.ts'
import { importSheet } from '@chengban/engine/import/import.ts'
import { listsOf } from '@chengban/engine/import/lists.ts'
import { readBook } from '@chengban/engine/import/read-sheet.ts'
import type { ImportAsk, ImportResult } from '@chengban/engine/import/result.ts'
import { reduce } from '@chengban/engine/read/rights.ts'
import { refuseMade } from '@chengban/engine/rules/made-by.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { createRule } from '@chengban/kernel/write-rules.ts'
import { insertFile, urlOf } from '../files/record.ts'
import type { LiveEvent } from '../live/event.ts'
import type { Body } from './body.ts'
import type { Server } from './session.ts'

/** Where the sheets lie, and where the refused rows are put. */
export interface ImportStore {
  readonly storage: FileStorage
  readonly transaction: Server['auth']['transaction']
  /** Tells everybody's streams, while the rows are still uncommitted. */
  readonly notify: (event: LiveEvent) => Promise<unknown>
}

interface Stored {
  readonly id: string
  readonly name: string
  readonly folder: string
  readonly size: number
}

/** What an import did, or in a dry run would do. */
export interface ImportAnswer {
  readonly total: number
  /** Records that are right; none are where all was taken back. */
  readonly ok: number
  readonly failed: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** Child rows that the sheet has for them. */
  readonly lines: number
  /** Empty rows. */
  readonly skipped: number
  /** Rows refused for being like another: `repeats` brings them in. */
  readonly repeats: number
  /** Whether anything was stored. */
  readonly stored: boolean
  readonly rows: ImportResult['rows']
  readonly errors: ImportResult['errors']
  /** Headings that were passed over: nobody writes those fields. */
  readonly ignored: readonly string[]
  /** The refused rows with their reasons; null without any, and in a dry run. */
  readonly errorFile: string | null
  /** The sheets of the workbook, of which one was read; none of a CSV. */
  readonly sheets: readonly string[]
}

/** Refuses a person who may not import rows of the entity. */
export const demandImport = (engine: Engine, entity: Entity): void => {
  const { entries } = engine.writer.actor
  if (!has(entries, 'data:import')) throw forbidden()
  if (entity.readOnly) throw forbidden()
  refuseMade(entity, 'create')
  if (reduce(createRule(entity), entries) === false) throw forbidden()
}

/** Reads an uploaded sheet and brings its rows in through the write path. */
export const importFile = async (
  engine: Engine,
  entity: Entity,
  body: Body,
  store: ImportStore,
): Promise<ImportAnswer> => {
  demandImport(engine, entity)
  const { url, sheet: named, ...ask } = askOf(body)
  const file = await fileOf(engine, url)
  const { catalog, actor } = engine.writer
  const columns = mostColumns({ entity, lists: listsOf(catalog, entity, actor.entries) })
  const { sheet, sheets, merged } = await readBook(await buffer(store.storage.get(file.id)), { columns, named })
  const progress = tellProgress(store, actor.userId, url)
  const result = await importSheet(engine, entity, sheet, { ...ask, progress, merged }).catch((error: unknown) => {
    // the data may be on another sheet, so the refusal lists the names of all sheets
    throw error instanceof Refusal && sheets.length > 1
      ? new Refusal(error.code, error.message, { ...error.data, sheets })
      : error
  })
  const isReal = !ask.dryRun && result.errors.length > 0
  const errorFile = isReal ? await keepErrors(engine, entity, result, store) : null
  return { ...answerOf(result, ask, errorFile), sheets }
}

/** The file's address names the import: the page that sent it knows it. */
const tellProgress = ({ notify }: ImportStore, userId: string, key: string): NonNullable<ImportAsk['progress']> => {
  let told = performance.now()
  return (done, total) => {
    if (performance.now() - told < everyMs) return
    told = performance.now()
    // a step untold is followed by the next
    void notify({ event: 'progress', userId, key, done, total }).catch(() => undefined)
  }
}

const everyMs = 500

const known = ['url', 'sheet', 'dryRun', 'mode', 'key', 'skipErrors', 'repeats']

type ImportRequest = ImportAsk & { readonly url: string; readonly sheet: string | undefined }

const askOf = (body: Body): ImportRequest => {
  const { url, sheet, dryRun = false, mode = 'create', key, skipErrors = false, repeats = false } = body
  const errors = {
    ...Object.fromEntries(Object.keys(body).flatMap((name) => (known.includes(name) ? [] : [[name, '未知字段']]))),
    ...(typeof url !== 'string' || url === '' ? { url: '请选择文件' } : {}),
    ...(mode !== 'create' && mode !== 'upsert' ? { mode: '导入方式错误' } : {}),
    ...wrong({ dryRun, skipErrors, repeats }, (value) => typeof value === 'boolean', '格式错误'),
    ...wrong({ sheet }, isTextOrNone, '格式错误'),
    ...wrong({ key }, isTextOrNone, '未知字段'),
  }
  if (Object.keys(errors).length) throw invalid(errors)
  return {
    url: url as string,
    sheet: textOf(sheet) || undefined,
    dryRun: dryRun === true,
    mode: mode as ImportAsk['mode'],
    key: textOf(key),
    skipErrors: skipErrors === true,
    repeats: repeats === true,
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const isTextOrNone = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string'
const wrong = (values: Body, isRight: (value: unknown) => boolean, words: string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (isRight(value) ? [] : [[name, words]])))

/** Only one's own uploads are brought in. */
const fileOf = async (engine: Engine, url: string): Promise<Stored> => {
  const [file] = await engine.read<Stored & Record<string, unknown>>({
    text: 'select v.id, v.name, v.folder, v.size from public.stored_file v where v.url = $1 and v.creator_id = $2',
    params: [url, engine.writer.actor.userId],
  })
  if (!file) throw new Refusal('NOT_FOUND', '文件不存在')
  if (file.folder !== 'import') throw invalid({ url: '请上传到导入目录' })
  if (Number(file.size) > mostBytes) throw new Refusal('TOO_LARGE', '导入文件不能超过20MB')
  return file
}

const keepErrors = async (
  engine: Engine,
  entity: Entity,
  result: ImportResult,
  { storage, transaction }: ImportStore,
): Promise<string> => {
  const id = uuidv7(clock.now())
  const file = { id, folder: 'import', ext: 'xlsx' } as const
  const stored = await storage.put(errorSheet(entity, result), id, {
    maxBytes: 4 * mostBytes,
    tooLarge: '错误文件过大',
  })
  const url = urlOf(file)
  const name = `${entity.label}_导入错误_${today()}.xlsx`
  const creatorId = engine.writer.actor.userId
  await transaction((tx) =>
    insertFile(tx, { ...file, ...stored, url, name, mime: xlsxMime, duration: null, creatorId }),
  )
  return url
}

const answerOf = (
  result: ImportResult,
  { dryRun }: ImportAsk,
  errorFile: string | null,
): Omit<ImportAnswer, 'sheets'> => {
  const of = (outcome: string): number => result.rows.filter((row) => row.outcome === outcome).length
  const counts = { created: of('created'), updated: of('updated'), unchanged: of('unchanged') }
  const isTold = result.stored || dryRun
  return {
    total: result.rows.length,
    ok: isTold ? counts.created + counts.updated + counts.unchanged : 0,
    failed: of('refused'),
    ...(isTold ? counts : { created: 0, updated: 0, unchanged: 0 }),
    lines: result.lines,
    skipped: result.skipped,
    repeats: result.repeats,
    stored: result.stored,
    rows: result.rows,
    errors: result.errors,
    ignored: result.heads.ignored,
    errorFile,
  }
}

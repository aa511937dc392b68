import { today } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { SheetColumn } from '@chengban/engine/excel/column.ts'
import { csv } from '@chengban/engine/excel/csv.ts'
import { xlsx, xlsxMime } from '@chengban/engine/excel/xlsx.ts'
import { mayTakeColumn } from '@chengban/engine/read/column-rights.ts'
import type { ListQuery } from '@chengban/engine/read/list.ts'
import { readerSql } from '@chengban/engine/read/reader-sql.ts'
import { toldReading } from '@chengban/engine/read/told-reading.ts'
import { titlesOf } from '@chengban/engine/row/change-record.ts'
import { applies } from '@chengban/kernel/applies.ts'
import { several } from '@chengban/kernel/cell/several.ts'
import { toCell } from '@chengban/kernel/cell/to-cell.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf, type Kind, targetOf } from '@chengban/kernel/field.ts'
import { has } from '@chengban/kernel/has.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { recordOf } from '@chengban/kernel/kinds/text.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { forbidden, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { relationKey, shownAllKey, shownKey } from '@chengban/kernel/row-name.ts'
import type { FastifyReply } from 'fastify'
import { listQueryOf, type Query } from './list-query.ts'
import { noteExport, tellExport } from './shown.ts'

const batch = 1000
const mostRows = 100_000

/** Streams all rows of a list as a sheet: the same filter and rights, secret columns of others left out. */
export const exportRows = async (
  engine: Engine,
  entity: Entity,
  query: Query,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { entries } = engine.writer.actor
  if (entity.list?.exports !== 'everybody' && !has(entries, 'data:export')) throw forbidden()
  const { format = 'xlsx' } = query
  if (format !== 'xlsx' && format !== 'csv') throw invalid({ format: '格式不在可选范围' })
  const asked = listQueryOf(query)
  const names = (asked.columns ?? entity.list?.columns ?? [entity.title]).filter((name) =>
    mayTakeColumn(entity, name, entries),
  )
  const { columns, rows } = await sheetOf(engine, entity, asked, names)
  const file = `${entity.label}_${today()}.${format}`
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file)}`)
  reply.header('cache-control', 'no-store')
  if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(csv(columns, rows))
  return reply.type(xlsxMime).send(xlsx(columns, rows, { sheetName: entity.label }))
}

/** All rows of a list under these columns; that they were taken is noted. */
export const sheetOf = async (engine: Engine, entity: Entity, asked: ListQuery, names: readonly string[]) => {
  const columns = names.map(
    (name): SheetColumn => ({
      header: entity.fields[name]?.label ?? name,
      kind: sheetKind[fieldOf(entity.fields, name).kind],
    }),
  )
  const isTelling = names.some((name) => entity.fields[name]?.options.logged)
  const wanted = { ...asked, isTelling, columns: [...new Set([...names, ...statesOf(entity, names)])] }
  const many = await engine.count(entity, asked)
  if (many > mostRows) throw new Refusal('VALIDATION', '导出超过10万行，请缩小范围')
  const first = await readBatch(engine, entity, wanted, 0)
  await noteExport(engine, entity, many)
  return { columns, rows: cells(engine, entity, names, pages(engine, entity, wanted, first)) }
}

/** What tells whether a figure says something. */
const statesOf = ({ fields }: Entity, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => Object.keys(fields[name]?.options.applies ?? {}))

/** What a sheet makes of each kind; text where it knows none better than what a person reads. */
const sheetKind: Readonly<Record<Kind, SheetColumn['kind']>> = {
  int: 'number',
  decimal: 'number',
  money: 'money',
  percent: 'percent',
  date: 'date',
  datetime: 'datetime',
  time: 'text',
  text: 'text',
  longText: 'text',
  phone: 'text',
  email: 'text',
  url: 'text',
  dict: 'text',
  enum: 'text',
  number: 'text',
  bool: 'text',
  ref: 'text',
  refs: 'text',
  file: 'text',
  files: 'text',
  images: 'text',
  signature: 'text',
  json: 'text',
  place: 'text',
  sealed: 'text',
}

type Rows = readonly Record<string, unknown>[]

/** Reads rows of the sheet; where reading is recorded, records it before they are returned. */
const readBatch = async (engine: Engine, entity: Entity, query: ListQuery, offset: number): Promise<Rows> => {
  const rows = await engine.list(entity, query, { offset, size: batch })
  if (query.isTelling) await tellExport(engine, entity, query.columns ?? [], rows)
  return toldReading(engine, entity, rows, '导出')
}

async function* pages(engine: Engine, entity: Entity, query: ListQuery, first: Rows): AsyncGenerator<Rows> {
  let page = first
  for (let offset = batch; ; offset += batch) {
    yield page
    if (page.length < batch) return
    page = await readBatch(engine, entity, query, offset)
  }
}

async function* cells(
  engine: Engine,
  entity: Entity,
  names: readonly string[],
  from: AsyncIterable<Rows>,
): AsyncGenerator<unknown[]> {
  for await (const rows of from) {
    const inLines = await namesInLines(engine, entity, names, rows)
    for (const row of rows) yield names.map((name) => cell(entity, name, row, inLines))
  }
}

type Names = ReadonlyMap<string, string>

/** Names of rows that lines refer to: the row itself has only the names of its direct references. */
const namesInLines = (engine: Engine, { fields }: Entity, names: readonly string[], rows: Rows): Promise<Names> => {
  const given = names.flatMap((name) => {
    const field = fieldOf(fields, name)
    if (!isLines(field)) return []
    const lines = rows.flatMap((row) => (row[name] ?? []) as Rows)
    return Object.entries(field.options.shape).flatMap(([key, inner]) =>
      inner.kind === 'dict' ? [] : lines.map((line) => ({ field: inner, value: line[key] })),
    )
  })
  return titlesOf(readerSql(engine), engine.writer.catalog, given)
}

interface ExportColumns {
  readonly name?: unknown
}

const cell = (entity: Entity, name: string, row: Record<string, unknown>, inLines: Names): unknown => {
  const field = fieldOf(entity.fields, name)
  const value = row[name]
  if (value === null || value === undefined || !applies(field, row)) return null
  if (field.kind === 'ref')
    return (row[relationKey(entity, name, targetOf(field))] as ExportColumns | null)?.name ?? null
  if (recordOf(field)) return (row[shownKey(name, '')] as ExportColumns | null)?.name ?? null
  if (field.kind === 'refs')
    return several(listIn<ExportColumns>(row[shownAllKey(name)]).map((each) => String(each.name ?? '')))
  return sheetKind[field.kind] === 'text' ? toCell(value, field, (id) => inLines.get(id)) : value
}

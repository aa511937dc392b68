import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'
import { create, update } from '@chengban/engine/write/save.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { holiday } from '../holiday.entity.ts'
import type { importYear } from '../import-year.call.ts'

type Sent = Readonly<Record<string, unknown>>
type RowError = { index: number; fields: Record<string, string> }

const mostRows = 366

export const importHolidays: CallHandler<typeof importYear> = (engine, { year, rows }) => {
  if (!Array.isArray(rows) || rows.length === 0) throw invalid({ rows: '节假日不能为空' })
  if (rows.length > mostRows) throw invalid({ rows: `一次最多处理${mostRows}条` })
  const sent = rows.map((row) => (typeof row === 'object' && row !== null ? (row as Sent) : {}))
  const misplaced = sent.flatMap((row, index) => placeError(sent, row, index, Number(year)))
  if (misplaced.length) throw refused(misplaced)
  return engine.write(holiday, (tx) => importAll(tx, engine.writer, sent))
}

const placeError = (sent: readonly Sent[], { date }: Sent, index: number, year: number): RowError[] => {
  if (typeof date !== 'string') return [{ index, fields: { date: '日期不能为空' } }]
  if (!date.trim().startsWith(`${year}-`)) return [{ index, fields: { date: `日期不在${year}年` } }]
  return sent.findIndex((other) => other.date === date) < index ? [{ index, fields: { date: '日期已存在' } }] : []
}

/** Imports a year. Checks every row before refusing, so that one attempt shows all errors. */
const importAll = async (
  tx: Sql,
  writer: Writer,
  sent: readonly Sent[],
): Promise<{ created: number; updated: number }> => {
  const known = await knownDays(tx, sent)
  const errors: RowError[] = []
  let updated = 0
  for (const [index, { date, name, kind }] of sent.entries()) {
    const id = known.get(String(date).trim())
    if (id) updated++
    try {
      await (id ? update(tx, writer, holiday, id, { name, kind }) : create(tx, writer, holiday, { date, name, kind }))
    } catch (error) {
      if (!(error instanceof Refusal) || !error.data?.fields) throw error
      errors.push({ index, fields: error.data.fields })
    }
  }
  if (errors.length) throw refused(errors)
  return { created: sent.length - updated, updated }
}

const knownDays = async (tx: Sql, sent: readonly Sent[]): Promise<Map<string, string>> => {
  const rows = await tx.query<{ date: string; id: string }>(
    'select h.date::text as date, h.id from store.holiday h where h.date::text = any ($1)',
    [sent.map(({ date }) => String(date).trim())],
  )
  return new Map(rows.map(({ date, id }) => [date, id]))
}

const refused = (rows: RowError[]): Refusal =>
  new Refusal('VALIDATION', Object.values(rows[0]?.fields ?? {})[0] ?? '提交内容有误', { rows })

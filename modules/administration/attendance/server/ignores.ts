import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { attendance } from '../attendance.entity.ts'
import type { ignores } from '../ignores.call.ts'

const most = 500

export const ignoreTogether: CallHandler<typeof ignores> = async (engine, { rows, isIgnore, reason }) => {
  const named = namedRows(rows)
  if (named.length === 0) throw invalid({ rows: '请选择考勤记录' })
  if (named.length > most) throw invalid({ rows: `一次最多处理${most}条` })
  const more = { wanted: isIgnore ?? true, ...(reason ? { opinion: reason } : {}) }
  const made = await engine.moves(
    attendance,
    'ignore',
    named.map((one) => ({ ...one, ...more })),
  )
  return { changed: made.length }
}

/** `{id, version}` of each, once. */
export const namedRows = (rows: unknown): { readonly id: string; readonly version: unknown }[] => {
  if (rows === undefined || rows === null) return []
  if (!Array.isArray(rows)) throw invalid({ rows: '格式错误' })
  return rows.map((row: { id?: unknown; version?: unknown } | null, index) => {
    if (!isUuid(String(row?.id))) throw invalid({ [`rows.${index}.id`]: '格式错误' })
    return { id: String(row?.id), version: row?.version }
  })
}

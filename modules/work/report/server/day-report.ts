import { clock } from '@chengban/engine/clock.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { update } from '@chengban/engine/write/save.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { type Daily, type DailyKind, dailyKinds, owedKind, owedReport } from './owed.ts'

interface OfDay {
  readonly userId: string
  readonly date: string
}

/** Report fields as the client sent them; the write path validates them. */
export type Words = { readonly [K in keyof RowsOf]?: unknown }
type RowsOf = Omit<Daily, 'source'> & { readonly source: '手机' | '电脑' | null }

export interface Reported {
  readonly kind: DailyKind | 'none'
  readonly id: string | null
  readonly status: Daily['status'] | null
  readonly timeliness: Daily['timeliness'] | null
  readonly message: string | null
}

const none: Reported = { kind: 'none', id: null, status: null, timeliness: null, message: null }
/** Reports already read or reviewed, and exempt ones, are not overwritten. */
const closed: readonly Daily['status'][] = ['已阅', '已点评', '免交']
const open: readonly Daily['status'][] = ['未填', '草稿', '退回']

/** Writes the report of a day and hands it in where its time has come. What refuses it refuses the whole. */
export const writeDayReport = async (within: Within, of: OfDay, words: Words, submits: boolean): Promise<Reported> => {
  const kind = await owedKind(within.tx, of)
  if (!kind) return none
  const { id, status, tzOpen } = await owedReport(within, kind, of)
  if (status === '已锁定') throw conflict('填报已锁定，请申请解锁')
  if (closed.includes(status)) return told(within, kind, id)
  await write(within, kind, id, words)
  if (!submits || !open.includes(status)) return told(within, kind, id)
  if (clock.now().getTime() < Date.parse(tzOpen ?? '')) return told(within, kind, id, '未到填写时间')
  await moveBySystem(within, kind, 'submit', id)
  return told(within, kind, id)
}

const write = async (within: Within, kind: DailyKind, id: string, { source, ...words }: Words): Promise<void> => {
  await update(within.tx, within.writer, dailyKinds[kind], id, words)
  if (kind === 'dailyWork' && (source === '手机' || source === '电脑')) await change(within, kind, id, { source })
}

const told = async (within: Within, kind: DailyKind, id: string, message: string | null = null): Promise<Reported> => {
  const report = await findOne(within, kind, id)
  if (!report) throw new Error(`${kind} ${id} is not there`)
  return { kind, id, status: report.status, timeliness: report.timeliness, message }
}

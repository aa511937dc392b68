import type { Notice } from '@chengban/kernel/notice.ts'
import { today } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import type { Catalog } from '../schema/catalog.ts'
import { calendarOf, type SpecialDay, specialColumns } from '../special-days.ts'
import { type InsertedReminders, insertReminders } from './insert-reminders.ts'
import type { NamedNotice, NoticeMoment } from './named-notice.ts'

export interface NoticeRun {
  readonly day?: string
  readonly only?: NoticeMoment['only']
}

/** The inputs of a notice today, or on the day it is run for. */
export const askedOf = async (
  tx: Sql,
  catalog: Catalog,
  { declared }: NamedNotice,
  { day = today(), only }: NoticeRun = {},
): Promise<NoticeMoment> => {
  const special = calendarOf(await tx.query<SpecialDay>(`select ${specialColumns} from store.holiday h`))
  return { tx, catalog, today: day, special, offsets: await offsetsOf(tx, declared), only }
}

/** Sends the due reminders of one notice; none while its rule is disabled. */
export const runNotice = async (
  tx: Sql,
  catalog: Catalog,
  notice: NamedNotice,
  run: NoticeRun = {},
): Promise<InsertedReminders> => {
  const { code } = notice.declared
  const [rule] = await tx.query('select from store.reminder_rule where code = $1 and is_enable', [code])
  if (!rule) return { created: 0, skipped: 0 }
  const reminders = await notice.source.find(await askedOf(tx, catalog, notice, run))
  return insertReminders(tx, { code, today: run.day ?? today() }, reminders)
}

/** Offsets in days: from the rule, else from the parameter, else as declared. */
const offsetsOf = async (tx: Sql, { code, offsets = [0], offsetsFrom }: Notice): Promise<readonly number[]> => {
  const [row] = await tx.query<{ own: readonly number[] | null; parameter: string | null }>(
    `select r.offsets as own, (select c.value from store.config c where c.key = $2) as parameter
     from store.reminder_rule r where r.code = $1`,
    [code, offsetsFrom ?? null],
  )
  if (row?.own?.length) return row.own
  const days = (row?.parameter ?? '').split(/[,，\s]+/).filter((part) => /^-?\d{1,3}$/.test(part))
  if (days.length === 0) return offsets
  // without a sign they are days before, and the day itself is one of them
  return days.some((part) => part.startsWith('-')) ? days.map(Number) : [...days.map((part) => -Number(part)), 0]
}

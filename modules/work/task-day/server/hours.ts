import type { Sql } from '@chengban/engine/db/sql.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { Item } from './lines.ts'

type Hours = 'planHours' | 'actualHours'

export const sumOf = (items: readonly Item[], hours: Hours): number =>
  items.reduce((total, item) => total + Number(item[hours] ?? 0), 0)

/** So many hours a day has for work. */
export const hoursMost = async (tx: Sql): Promise<number> => Number(await settingOf(tx, 'taskDay.hoursMax', '16'))

/** Lines for which something is missing, by their place. */
export const demandEach = (
  items: readonly Item[],
  field: keyof Item,
  isMissing: (item: Item) => boolean,
  message: string,
) => {
  const missing = items.flatMap((item, index) => (isMissing(item) ? [[`rows.${index}.${field}`, message]] : []))
  if (missing.length) throw invalid(Object.fromEntries(missing))
}

/** 8, 7.5 */
export const hourWords = (hours: number): string => String(Math.round(hours * 10) / 10)

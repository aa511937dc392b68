import type { Sql } from '@chengban/engine/db/sql.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { Item } from './lines.ts'

type Hours = 'planHours' | 'actualHours'

export const sumOf = (items: readonly Item[], hours: Hours): number =>
  items.reduce((total, item) => total + Number(item[hours] ?? 0), 0)

/** So many hours a day has for work. */
export const hoursMost = async (tx: Sql): Promise<number> => await settingOf(tx, 'taskDay.hoursMax')

export const demandHours = async (tx: Sql, hours: number, field: string, what: string): Promise<void> => {
  const most = await hoursMost(tx)
  if (hours > most) throw invalid({ [field]: `${what}不能超过${most}小时` })
}

/** Lines with hours need an output, and a day has at most `taskDay.hoursMax` hours. */
export const demandTold = async (tx: Sql, items: readonly Item[]): Promise<void> => {
  const hours = sumOf(items, 'actualHours')
  if (hours === 0) throw invalid({ actualHours: '请填写工时' })
  await demandHours(tx, hours, 'actualHours', '当日工时')
  const isBare = ({ actualHours, output }: Item): boolean => Number(actualHours) > 0 && !output?.trim()
  demandEach(items, 'output', isBare, '请填写产出')
}

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

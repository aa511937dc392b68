import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Area } from '@chengban/kernel/area.ts'
import { config } from '../../config/config.entity.ts'
import { insertRows } from './rows.ts'

/** Gives configuration keys that are missing their first value. */
export const addSettings = async (tx: Sql, areas: readonly Area[]): Promise<void> => {
  const settings = areas.flatMap((area) => Object.entries(area.config))
  const secrets = areas.flatMap((area) => area.secrets ?? [])
  await insertRows(tx, config, [
    ...settings.map(([key, value]) => ({ id: key, key, value, type: typeOf(value), isSystem: true })),
    ...secrets.map((key) => ({ id: key, key, value: null, type: '密钥' as const, isSystem: true })),
  ])
}

const typeOf = (value: string): '文本' | '数字' | '开关' | 'JSON' => {
  if (/^[[{]/.test(value)) return 'JSON'
  if (/^-?\d+(\.\d+)?$/.test(value)) return '数字'
  return value === 'true' || value === 'false' ? '开关' : '文本'
}

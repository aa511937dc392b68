import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Area } from '@chengban/kernel/area.ts'
import { noteOf } from '../../config/server/notes.ts'
import { into } from './rows.ts'

/** Gives configuration keys that are missing their first value, and those without words what they are for. */
export const addSettings = async (tx: Sql, areas: readonly Area[]): Promise<void> => {
  const settings = areas.flatMap((area) => Object.entries(area.config))
  const secrets = areas.flatMap((area) => area.secrets ?? [])
  await into(tx, 'config').insert([
    ...settings.map(([key, value]) => ({ id: key, key, value, type: typeOf(value), isSystem: true })),
    ...secrets.map((key) => ({ id: key, key, value: null, type: '密钥' as const, isSystem: true })),
  ])
  const said = [...settings.map(([key]) => key), ...secrets].map((key) => ({ key, note: noteOf(key, areas) }))
  await tx.query(
    `update store.config c set comment = x.note from jsonb_to_recordset($1) x (key text, note text)
     where c.key = x.key and c.is_system and c.comment is null and x.note <> ''`,
    [JSON.stringify(said)],
  )
}

const typeOf = (value: string): '文本' | '数字' | '开关' | 'JSON' => {
  if (/^[[{]/.test(value)) return 'JSON'
  if (/^-?\d+(\.\d+)?$/.test(value)) return '数字'
  return value === 'true' || value === 'false' ? '开关' : '文本'
}

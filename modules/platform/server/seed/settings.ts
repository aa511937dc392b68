import type { Sql } from '@chengban/engine/db/sql.ts'
import { settingType } from '@chengban/kernel/setting.ts'
import { settings } from '@chengban/modules/settings.gen.ts'
import { into } from './rows.ts'

/** Adds missing parameters with their first value, and a description to each built-in one that has none. */
export const addSettings = async (tx: Sql): Promise<void> => {
  const all = Object.values(settings)
  await into(tx, 'config').insert(
    all.map((one) => ({
      id: one.key,
      key: one.key,
      value: one.isSecret ? null : one.first,
      type: settingType(one),
      isSystem: true,
    })),
  )
  const notes = all.map(({ key, field: { label, options } }) => ({
    key,
    note: [label, options.hint].filter(Boolean).join('，'),
  }))
  await tx.query(
    `update store.config c set comment = x.note from jsonb_to_recordset($1) x (key text, note text)
     where c.key = x.key and c.is_system and c.comment is null`,
    [JSON.stringify(notes)],
  )
}

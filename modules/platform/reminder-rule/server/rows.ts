import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import type { Notice } from '@chengban/kernel/notice.ts'
import { into } from '../../server/seed/rows.ts'

/** Brings the rules up to date with the declared notices, at every start: what people set in them stays. */
export const refreshRules = async (tx: Sql, notices: readonly Notice[]): Promise<boolean> => {
  await lock(tx, 'reminderRules')
  const codes = notices.map(({ code }) => code)
  await tx.query('delete from store.reminder_rule where code <> all ($1)', [codes])
  await tx.query(
    `update store.reminder_rule r set family = d.family, condition = d.condition
     from jsonb_to_recordset($1::jsonb) d (code text, family text, condition text)
     where r.code = d.code and (r.family, r.condition) is distinct from (d.family, d.condition)`,
    [JSON.stringify(notices.map(({ code, family, condition }) => ({ code, family, condition })))],
  )
  const rules = await tx.query<{ code: string }>('select code from store.reminder_rule')
  const known = new Set(rules.map(({ code }) => code))
  const fresh = notices.filter(({ code }) => !known.has(code))
  await into(tx, 'reminderRule').insert(
    fresh.map(({ code, family, name, condition, offsets, offsetsFrom, time = '08:00' }) => {
      const own = offsetsFrom ? null : (offsets ?? null)
      return {
        id: uuidv7(),
        code,
        family,
        name,
        condition,
        offsets: own,
        time,
        channels: ['站内', '钉钉'],
        isEnable: true,
      }
    }),
  )
  return fresh.length > 0
}

import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, instant } from '@chengban/engine/clock.ts'
import { writeRecord } from '@chengban/engine/row/change-record.ts'
import { channel } from '@chengban/engine/row/channel.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { isHigher, partsOf } from '@chengban/kernel/version.ts'
import { config } from '../config.entity.ts'
import { readLastVer } from '../last-ver.ts'
import type { setLastVer } from '../set-last-ver.call.ts'

const key = 'app.lastVer'

/** Publishes a version. Of two concurrent calls the higher version wins: the row is locked before the comparison. */
export const publishVersion: CallHandler<typeof setLastVer> = (engine, input) => {
  const version = input.version
  if (!partsOf(version)) throw invalid({ version: '版本号格式错误' })
  return engine.write(config, async (tx) => {
    await tx.query(
      `insert into store.config (id, key, value, type, is_system, tz_create, tz_update)
       values ($1, $1, '{}', 'JSON', true, $2, $2) on conflict do nothing`,
      [key, clock.now().toISOString()],
    )
    const [row] = await tx.query<{ value: string | null }>('select value from store.config where key = $1 for update', [
      key,
    ])
    const last = readLastVer(row?.value ?? '')
    if (!isHigher(version, last.version)) throw invalid({ version: `版本号必须大于${last.version}` })
    const tzPublish = instant()
    const value = JSON.stringify({ version, notes: input.notes ?? '', force: input.force === true, tzPublish })
    await tx.query('update store.config set value = $2, tz_update = $3, version = version + 1 where key = $1', [
      key,
      value,
      tzPublish,
    ])
    const changes = [{ field: 'value', label: config.fields.value.label, old: last.version, new: version }]
    await writeRecord(tx, engine.writer.actor.userId, config, key, { action: '发布版本', changes })
    await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify({ event: 'version', version })])
    return { version, tzPublish }
  })
}

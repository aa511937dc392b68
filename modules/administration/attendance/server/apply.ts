import type { CallHandler } from '@chengban/engine/call.ts'
import { ofRow } from '@chengban/engine/row/of-row.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { make } from '@chengban/engine/write/move.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { applyAttendance } from '../apply.call.ts'
import { attendance } from '../attendance.entity.ts'
import { repunched } from './appeal.ts'
import { namedRows } from './ignores.ts'
import { lockMonth, monthOf } from './months.ts'

const most = 31

/** Under the lock of the month: two devices never use the same last 补卡. */
export const applyDays: CallHandler<typeof applyAttendance> = (
  engine,
  { month: named, rows: sent, audit1, audit2 },
) => {
  const month = monthOf(named)
  const rows = namedRows(sent).map((row, index) => ({ ...listIn<object>(sent)[index], ...row }))
  if (rows.length === 0) throw invalid({ rows: '请选择考勤记录' })
  if (rows.length > most) throw invalid({ rows: `一次最多处理${most}条` })
  const { writer } = engine
  const me = writer.actor.userId
  return engine.write(attendance, async (tx) => {
    const within = { tx, writer }
    await lockMonth(tx, me, month)
    const own = await find(within, 'attendance', { id: rows.map(({ id }) => id), userId: me, month })
    if (own.length < rows.length) throw notFound()
    const sorted = [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
    for (const row of sorted)
      await ofRow(rows.indexOf(row), row.id, () =>
        make(tx, writer, attendance, 'appeal', { audit1: audit1 ?? null, audit2: audit2 ?? null, ...row }),
      )
    const most = await settingOf(tx, 'attendance.repunchMax')
    return { submitted: rows.length, repunchLeft: Math.max(0, most - (await repunched(within, me, month)).length) }
  })
}

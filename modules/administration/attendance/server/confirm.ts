import type { CallHandler } from '@chengban/engine/call.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { attendanceMonth } from '../../attendance-month/attendance-month.entity.ts'
import type { confirmMonth } from '../confirm.call.ts'
import { monthOf } from './months.ts'

export const confirmOwn: CallHandler<typeof confirmMonth> = async (engine, { month, version }) => {
  const [own] = await engine.read<{ id: string }>({
    text: 'select id from public.attendance_month where user_id = app.me() and month = $1',
    params: [monthOf(month)],
  })
  if (!own) throw notFound()
  const status = await engine.move(attendanceMonth, 'confirm', { id: own.id, version })
  const { tzConfirm } = await engine.detail(attendanceMonth, own.id)
  return { status, tzConfirm: String(tzConfirm) }
}

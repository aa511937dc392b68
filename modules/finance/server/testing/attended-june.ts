import type { RowOf } from '@chengban/kernel/registry.ts'
import type { RowMaker } from '@chengban/server/testing/make-row.ts'

const month = '2026-06'

/** Makes a person's attendance of June 2026, whose 19th is a holiday; the first days so many are unpaid leave. */
export const attendedJune = async (
  { put }: RowMaker,
  userId: string,
  status: RowOf<'attendanceMonth'>['status'],
  unpaid: number,
): Promise<void> => {
  await put('attendanceMonth', { userId, month, company: 'A', status })
  for (let day = 1; day <= 30; day++) {
    const date = `${month}-${String(day).padStart(2, '0')}`
    if (day === 19 || [0, 6].includes(new Date(date).getUTCDay())) continue
    const missed = day <= unpaid ? 1 : 0
    const facts = { dayKind: '工作日', result: '正常', restDays: missed, unpaidRest: missed } as const
    await put('attendance', { userId, date, ...facts })
  }
}

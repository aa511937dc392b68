import { today } from '@chengban/engine/clock.ts'
import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { settingsOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { annualGrant } from '../annual.job.ts'
import { annualDue, carriedTo } from '../annual.ts'
import { lockPerson } from './post.ts'

/**
 * Longest outage in days for which missed grants are made up. Entitlements from before the product was introduced are
 * entered by hand.
 */
const mostDays = 31

/** Grants annual leave once per person and year, also if the job missed the exact night. */
export const grantYear: JobHandler<typeof annualGrant> = async ({ transaction, writer, signal }) => {
  const year = Number(today().slice(0, 4))
  const [set, people] = await transaction(async (tx) => {
    return [
      await settingsOf(tx, ['restDay.annual', 'restDay.annualCarry']),
      await find({ tx, writer }, 'user', { status: '在职', own: true, tzProbation: { not: null } }),
    ] as const
  })
  const expireDate = carriedTo(year, set['restDay.annualCarry'])
  let granted = 0
  for (const { id: userId, tzProbation } of people) {
    if (signal.aborted) break
    const due = annualDue(String(tzProbation).slice(0, 10), year, set['restDay.annual'])
    if (!due || due.date > today() || due.date < addDays(today(), -mostDays)) continue
    granted += await transaction(async (tx) => {
      const within = { tx, writer }
      await lockPerson(within, userId)
      const once = { module: 'restDayLedger', relevanceId: `${year}:${userId}`, source: '年度发放' as const }
      if (await findOne(within, 'restDayLedger', once)) return 0
      const hours = (due.days * 8).toFixed(1)
      await addRow(within, 'restDayLedger', { ...once, userId, kind: '年假', date: due.date, hours, expireDate })
      return 1
    })
  }
  return { granted }
}

import { clock, today } from '@chengban/engine/clock.ts'
import type { JobHandler, JobScene } from '@chengban/engine/jobs/job.ts'
import { shanghai } from '@chengban/kernel/kinds/date.ts'
import type { NamedNotice } from './named-notice.ts'
import { runNotice } from './run-notice.ts'
import { stopEnded } from './stop.ts'

/** Each notice in a transaction of its own: one that fails is tried again and holds up no other. */
export const sendReminders =
  (notices: readonly NamedNotice[]): JobHandler =>
  async (scene) => {
    const figures = { rules: 0, created: 0, skipped: 0, stopped: 0 }
    const failed: unknown[] = []
    for (const notice of notices) {
      if (scene.signal.aborted) break
      const { ran, created, skipped, stopped } = await runOnce(scene, notice).catch((error: unknown) => {
        failed.push(error)
        return { ran: false, created: 0, skipped: 0, stopped: 0 }
      })
      figures.rules += ran ? 1 : 0
      figures.created += created
      figures.skipped += skipped
      figures.stopped += stopped
    }
    if (failed.length) throw new AggregateError(failed, '提醒未能全部发送')
    return figures
  }

const runOnce = ({ transaction, catalog }: JobScene, notice: NamedNotice) =>
  transaction(async (tx) => {
    const stopped = await stopEnded(tx, catalog, notice)
    const { code, isContinuous = false } = notice.declared
    const timeOfDay = shanghai(clock.now().toISOString()).slice(11, 16)
    const begun = isContinuous ? [] : await tx.query(beginText, [code, today(), timeOfDay])
    if (begun.length === 0) return { ran: false, created: 0, skipped: 0, stopped }
    return { ran: true, stopped, ...(await runNotice(tx, catalog, notice)) }
  })

/** The row of the day stands or falls with what was sent. */
const beginText = `
  insert into app.remind_run (code, date)
  select r.code, $2 from store.reminder_rule r where r.code = $1 and r.is_enable and r.time <= $3::time
  on conflict do nothing returning code`

import { aboutsOf, type Notice } from '@chengban/kernel/notice.ts'
import { instant, today } from '../clock.ts'
import type { JobHandler, JobScene } from '../jobs/job.ts'
import { isSoon, type NamedNotice } from './named-notice.ts'
import { runNotice } from './run-notice.ts'
import { stopEnded } from './stop.ts'

interface Figures {
  readonly rules: number
  readonly created: number
  readonly skipped: number
  readonly stopped: number
}

const none: Figures = { rules: 0, created: 0, skipped: 0, stopped: 0 }

const both = (a: Figures, b: Figures): Figures => ({
  rules: a.rules + b.rules,
  created: a.created + b.created,
  skipped: a.skipped + b.skipped,
  stopped: a.stopped + b.stopped,
})

/** Runs each notice in a separate transaction. A failed one is retried and does not block the others. */
const inTurn = async (
  scene: JobScene,
  notices: readonly NamedNotice[],
  run: (scene: JobScene, notice: NamedNotice) => Promise<Figures>,
): Promise<Record<keyof Figures, number>> => {
  let figures = none
  const failed: unknown[] = []
  for (const notice of notices) {
    if (scene.signal.aborted) break
    const one = await run(scene, notice).catch((error: unknown) => {
      failed.push(error)
      return none
    })
    figures = both(figures, one)
  }
  if (failed.length) throw new AggregateError(failed, '提醒未能全部发送')
  return { ...figures }
}

/** The hours of a day at which a notice is sent; `''` is that of its rule. */
const hoursOf = (declared: Notice): string[] => {
  const lines = aboutsOf(declared).flatMap((about) => about.lines ?? [])
  if (lines.length === 0) return ['']
  return [...new Set(lines.filter((line) => !isSoon(line)).map(({ at = '' }) => at))]
}

const isAnySoon = ({ declared }: NamedNotice): boolean =>
  aboutsOf(declared).some(({ lines = [] }) => lines.some(isSoon))

/** Ends notices that no longer apply, then sends those that are due and have not run today. */
export const sendReminders =
  (notices: readonly NamedNotice[]): JobHandler =>
  (scene) =>
    inTurn(scene, notices, ({ transaction, catalog }, notice) =>
      transaction(async (tx) => {
        const { code, isContinuous = false } = notice.declared
        let figures = { ...none, stopped: await stopEnded(tx, catalog, notice) }
        const timeOfDay = instant().slice(11, 16)
        for (const only of isContinuous ? [] : hoursOf(notice.declared)) {
          const begun = await tx.query(beginText, [code, today(), timeOfDay, only || null])
          if (begun.length === 0) continue
          figures = both(figures, { ...none, rules: 1, ...(await runNotice(tx, catalog, notice, { only })) })
        }
        return figures
      }),
    )

/** Sends the reminders that are due at an instant, every minute. */
export const sendSoon =
  (notices: readonly NamedNotice[]): JobHandler =>
  (scene) =>
    inTurn(scene, notices.filter(isAnySoon), ({ transaction, catalog }, notice) =>
      transaction(async (tx) => ({ ...none, ...(await runNotice(tx, catalog, notice, { only: 'soon' })) })),
    )

/** Inserts the row of the day in the same transaction as the reminders, so both are committed or neither */
const beginText = `
  insert into app.remind_run (code, date)
  select r.code || coalesce('@' || $4, ''), $2 from store.reminder_rule r
  where r.code = $1 and r.is_enable and coalesce($4::time, r.time) <= $3::time
  on conflict do nothing returning code`

import process from 'node:process'
import type { JobScene } from '@chengban/engine/jobs/job.ts'
import { sendReminders } from '@chengban/engine/remind/remind-run.ts'
import type pg from 'pg'
import { notices } from '../apps/server/compose.ts'
import { systemWriter } from '../apps/server/jobs/system-writer.ts'
import { clock } from '../packages/engine/clock.ts'
import { serverOn } from './database.ts'
import { enter } from './ledger.ts'
import { monday } from './moment.ts'
import { postmaster, worked } from './processor.ts'

/** Seconds of the processor that the reminders of a day may take. */
const bar = 10

/** A Monday and the two days after it, at an hour when every rule is due. */
const days = [monday(), monday(1), monday(2)]

/** Measures the reminders of a first day, when all are new, and of the two days after it. No other job runs. */
export const night = async (owner: pg.Client, url: string): Promise<void> => {
  const database = await postmaster(owner)
  const server = await serverOn(owner, url)
  const transaction = server.auth.transaction as JobScene['transaction']
  const scene = { catalog: server.catalog, transaction, signal: new AbortController().signal }
  try {
    for (const [at, day] of days.entries()) {
      clock.shift((Date.parse(`${day}T23:30:00+08:00`) - Date.now()) / 1000)
      const [mine, theirs, from] = [process.cpuUsage(), worked(database), performance.now()]
      const sent = await sendReminders(notices)({ ...scene, writer: systemWriter(server) } as JobScene)
      const clockSeconds = (performance.now() - from) / 1000
      const { user, system } = process.cpuUsage(mine)
      const [own, base] = [(user + system) / 1e6, worked(database) - theirs]
      const { created, stopped } = sent as { created: number; stopped: number }
      const figure = `${(own + base).toFixed(1)} s (Node ${own.toFixed(1)}, database ${base.toFixed(1)}; ${clockSeconds.toFixed(1)} by the clock)`
      enter(
        `night of 2,000 people, day ${at + 1}: ${created} reminders, ${stopped} ended`,
        `≤ ${bar} s`,
        figure,
        own + base <= bar,
      )
    }
  } finally {
    clock.shift(0)
    await server.db.close()
  }
}

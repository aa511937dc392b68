import { spawn } from 'node:child_process'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { clock } from '@chengban/engine/clock.ts'
import { type JobHandler, type JobResult, type JobScene, type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import { job } from '@chengban/kernel/job.ts'
import { thrownMessage } from '@chengban/kernel/thrown.ts'
import type { Settings } from '../settings.ts'

/** After the sweeps of the night. */
const dailyBackup = job({ name: 'backup', label: '每日备份', when: 'daily 04:00' })

const program = fileURLToPath(new URL('../commands/backup.ts', import.meta.url))

/** The scheduled backup. Runs in a separate process, so that nobody who works at that hour waits for it. */
export const backupJob = (settings: Settings, ownerUrl: string): NamedJob => {
  const env = {
    ...process.env,
    DATABASE_URL: ownerUrl,
    DATA_DIR: settings.dataDir,
    BACKUP_DIR: settings.backup.folder,
    BACKUP_KEEP: String(settings.backup.keep),
  }
  return runs(
    dailyBackup,
    telling(({ signal }) => runBackup(env, signal)),
  )
}

const runBackup = async (env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<JobResult> => {
  const child = spawn(process.execPath, [program, '--daily'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = (): unknown => child.kill('SIGTERM')
  signal.addEventListener('abort', stop, { once: true })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [out, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  signal.removeEventListener('abort', stop)
  if (code !== 0) throw new Error(complaint.trim().split('\n').at(-1) || `exit ${code}`)
  return JSON.parse(out)
}

/** Notifies the managers of settings of the first failure of a day; the next run tries again. */
const telling =
  (work: JobHandler): JobHandler =>
  async (scene) => {
    try {
      return await work(scene)
    } catch (error) {
      if (!scene.signal.aborted) await tellManagers(scene, thrownMessage(error))
      throw error
    }
  }

const tellManagers = ({ transaction }: JobScene, reason: string): Promise<void> =>
  transaction(async (tx) => {
    const people = await tx.query<{ userId: string }>(
      `select u::text as "userId" from app.holders_of('config:manage') u
       where not exists (select from app.job_run
         where name = $1 and reference is not null and tz_start > $2::timestamptz - interval '20 hours')`,
      [dailyBackup.name, clock.now().toISOString()],
    )
    const told = { kind: '系统', title: '自动备份失败', text: reason } as const
    await notify(
      tx,
      people.map(({ userId }) => ({ userId, ...told })),
    )
  })

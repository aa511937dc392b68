import type { Job, Task } from '@chengban/kernel/job.ts'
import { today } from '../clock.ts'
import { checkKept } from './checked.ts'
import { settleDue } from './due.ts'
import { type JobHandler, type JobResult, type JobScene, type NamedJob, runs } from './job.ts'
import { makeOwed } from './owed.ts'
import { sweep } from './swept.ts'

/** Sends the notices of these codes whose hour has come. */
type Remind = (scene: JobScene, codes: readonly string[]) => Promise<JobResult>

/** A job that is data, and what a handler does beside it. One task that fails holds up no other. */
export const declaredJob = (declared: Job, remind: Remind, handler?: JobHandler): NamedJob =>
  runs(declared, perform(declared, remind, handler))

const perform =
  ({ does = [], onWorkDays }: Job, remind: Remind, handler?: JobHandler): JobHandler =>
  async (scene) => {
    if (onWorkDays && !(await isWorkDay(scene))) return {}
    const results: JobResult[] = []
    const failed: unknown[] = []
    const tasks = does.map((task) => () => done(scene, task, remind))
    for (const task of handler ? [...tasks, () => handler(scene)] : tasks)
      if (!scene.signal.aborted)
        await task().then(
          (result) => results.push(result),
          (error: unknown) => failed.push(error),
        )
    if (failed.length) throw new AggregateError(failed, '任务未能全部完成')
    return results.reduce(both, {})
  }

const both = (figures: JobResult, more: JobResult): JobResult =>
  Object.fromEntries(
    [...Object.keys(figures), ...Object.keys(more)].map((name) => [name, (figures[name] ?? 0) + (more[name] ?? 0)]),
  )

const done = (scene: JobScene, task: Task, remind: Remind): Promise<JobResult> => {
  if ('due' in task) return settleDue(scene, task.due)
  if ('swept' in task) return sweep(scene, task.swept)
  if ('owed' in task) return makeOwed(scene, task.owed)
  if ('checked' in task) return checkKept(scene, task.checked)
  return remind(scene, task.reminds)
}

const isWorkDay = async ({ transaction }: JobScene): Promise<boolean> => {
  const [row] = await transaction((tx) => tx.query<{ is: boolean }>('select app.is_work_day($1) as is', [today()]))
  return row?.is === true
}

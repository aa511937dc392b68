import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { moveDue } from '../../server/move-due.ts'

const kinds = ['dailyWork', 'marketWork', 'weekWork', 'pmoWork', 'manageReport'] as const
const due = `t.status in ('未填', '草稿') and t.tz_lock < app.now() and (t.tz_unlock is null or t.tz_unlock < app.now())`

export const lockReports: JobHandler = async (scene) => {
  let locked = 0
  for (const kind of kinds) locked += (await moveDue(scene, kind, 'lock', due)).lock ?? 0
  return { locked }
}

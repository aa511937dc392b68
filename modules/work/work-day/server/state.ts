import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { moveDue } from '../../server/move-due.ts'

export const moveMeetings: JobHandler = async (scene) => ({
  ...(await moveDue(scene, 'workDay', 'begin', `t.status = '待召开' and t.date <= app.now()`)),
  ...(await moveDue(scene, 'workDay', 'end', `t.status = '进行中' and t.end_date <= app.now()`)),
})

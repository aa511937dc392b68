import type { JobHandler } from '@chengban/engine/jobs/job.ts'
import { moveDue } from '../../server/move-due.ts'

const due = `t.status = '待跟进' and (app.add_work_days(t.date, 1) + time '10:00') at time zone 'Asia/Shanghai' < app.now()`

export const missChecks: JobHandler = (scene) => moveDue(scene, 'okrCheck', 'miss', due)

import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** What is asked of a task that is put on somebody's day. */
export const standingWork = { planHours: decimal('计划工时', { required: true, min: 0.5, max: 16, digits: 1 }) }

/** The same of one that is made with it. */
export const freshWork = {
  title: text('事项', { required: true }),
  ...standingWork,
  projectId: ref('项目', 'project'),
  describe: longText('说明'),
}

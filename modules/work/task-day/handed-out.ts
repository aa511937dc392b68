import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** Form of an open task that is planned for a person's day. */
export const standingWork = { planHours: decimal('计划工时', { required: true, min: 0.5, max: 16, digits: 1 }) }

/** Form of a new task that is planned for a person's day. */
export const freshWork = {
  title: text('事项', { required: true }),
  ...standingWork,
  projectId: ref('项目', 'project'),
  describe: longText('说明'),
}

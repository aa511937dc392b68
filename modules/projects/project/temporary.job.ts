import { allOf, le, today } from '@chengban/kernel/expr.ts'
import { due, job, reminds } from '@chengban/kernel/job.ts'
import { closingDay, isTemporary } from './temporary.ts'

/** Temporary projects close when their days are over. */
export const temporaryProject = job({
  name: 'temporaryProject',
  label: '临时项目到期',
  when: 'daily 01:20',
  does: [
    due({ of: 'project', where: allOf(isTemporary, le(closingDay, today())), move: 'temporaryEnd' }),
    reminds('projectTemporary'),
  ],
})

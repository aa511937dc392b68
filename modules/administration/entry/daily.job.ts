import { allOf, field, is, isSet, le, multiply, today } from '@chengban/kernel/expr.ts'
import { addDays, settingValue } from '@chengban/kernel/formula.ts'
import { due, job, reminds } from '@chengban/kernel/job.ts'

const remindsFrom = addDays(field('regularPlan'), multiply(settingValue('entry.regularRemindDays'), -1))

/** Moves files on when probation is about to end or the last day has come, and reminds people of open items. */
export const entryDaily = job({
  name: 'entryDaily',
  label: '入职与离职推进',
  when: 'daily 07:00',
  does: [
    due({
      of: 'entry',
      where: allOf(is({ kind: '入职', stage: '试用中' }), isSet('regularPlan'), le(remindsFrom, today())),
      move: 'regularDue',
    }),
    due({
      of: 'entry',
      where: allOf(is({ stage: '待离职' }), isSet('tzDemobilize'), le(field('tzDemobilize'), today())),
      move: 'lastDay',
    }),
    reminds('officeEntry'),
  ],
})

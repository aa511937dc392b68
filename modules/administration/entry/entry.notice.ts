import { field, is, multiply } from '@chengban/kernel/expr.ts'
import { addDays, enteredAt, settingValue } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const keepers = ['leaderId', { holds: 'entry:manage' }] as const

/** What somebody who comes or goes has to do, and who has to decide on them. */
export const officeEntry = notice({
  code: 'officeEntry',
  family: 'office',
  name: '入职与离职',
  condition:
    '学习与材料项到期前2天与逾期后每日提醒责任人、本人与导师；待考核提醒导师；预计转正前14天（参数 entry.regularRemindDays）与3天、离职日仍有未完成交接项时提醒部门负责人与人事；完成或阶段改变后停止',
  days: 'calendar',
  about: [
    {
      of: 'entryItem',
      where: is({ status: '待完成', kind: ['学习', '材料'] }),
      title: '【入职】{name}应于{dueDate}完成',
      lines: [
        { by: 'dueDate', on: [-2], again: 1, from: 1, to: ['responsibleId'] },
        { by: 'dueDate', on: [], again: 1, from: 1, to: ['entryId.userId', 'entryId.mentorId'] },
      ],
    },
    {
      of: 'entry',
      where: is({ stage: '待考核' }),
      title: '【入职】{name}学习完成，待考核',
      lines: [{ by: enteredAt('entry', 'stage'), once: true, to: ['mentorId'] }],
    },
    {
      of: 'entry',
      where: is({ stage: ['试用中', '待转正'] }),
      title: '【转正】{name}预计{regularPlan}转正',
      lines: [
        {
          by: addDays(field('regularPlan'), multiply(settingValue('entry.regularRemindDays'), -1)),
          on: [0],
          to: keepers,
        },
        { by: 'regularPlan', on: [-3], to: keepers },
      ],
    },
    {
      of: 'entryItem',
      where: is({ status: '待完成', kind: '交接' }),
      title: '【离职】{entryId}的交接项{name}未完成',
      lines: [{ by: 'entryId.tzDemobilize', on: [0], to: ['entryId.leaderId', { holds: 'entry:manage' }] }],
    },
  ],
})

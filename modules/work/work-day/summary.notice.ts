import { field, is } from '@chengban/kernel/expr.ts'
import { addHours, coalesce, dateOf, enteredAt, of } from '@chengban/kernel/formula.ts'
import { figureIn } from '@chengban/kernel/gather.ts'
import { notice } from '@chengban/kernel/notice.ts'

const due = addHours(field('endDate'), coalesce(figureIn(of('kind', 'rule'), 'summaryHours'), 24))

/** The minutes of a meeting are owed. */
export const meetingSummary = notice({
  code: 'meetingSummary',
  family: 'meeting',
  name: '会议纪要',
  condition: '待纪要的会议结束时、截止前4小时与截止时提醒记录人，逾期后每个工作日同时提醒主持人；提交纪要后停止',
  time: '09:00',
  about: {
    of: 'workDay',
    where: is({ status: '待纪要' }),
    title: '【会议】{name}的纪要待提交',
    lines: [
      { by: enteredAt('workDay', 'status'), once: true, to: ['recorderId'] },
      { by: due, hours: -4, to: ['recorderId'] },
      { by: due, hours: 0, to: ['recorderId'], title: '【会议】{name}的纪要已到截止时间' },
      { by: dateOf(due), on: [1], again: 1, to: ['recorderId', 'hostId'], title: '【会议】{name}的纪要已逾期' },
    ],
  },
})

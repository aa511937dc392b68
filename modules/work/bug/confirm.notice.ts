import { allOf, is, isSet, not, today } from '@chengban/kernel/expr.ts'
import { enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { awake } from '../../projects/team.ts'
/** A bug waits for an answer. */
export const bugConfirm = notice({
  code: 'bugConfirm',
  family: 'bug',
  name: '缺陷待确认',
  condition: '缺陷待确认时提醒处理人，响应超时后同时提醒项目负责人；响应后停止',
  isDuty: true,
  about: {
    of: 'bug',
    where: allOf(is({ status: '待确认' }), not(isSet('tzRespond')), awake),
    title: '【缺陷】{name}待您确认',
    lines: [
      { by: enteredAt('bug', 'status'), once: true, to: ['userId'] },
      {
        by: today(),
        on: [0],
        again: 1,
        when: is({ respondLate: true }),
        to: ['userId', 'projectId.principalId'],
        title: '【缺陷】{name}响应超时',
      },
    ],
  },
})

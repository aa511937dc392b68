import { anyOf, field, gt, holds, isSet, lt, me, nobody, not, today, when } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'

/** An approved leave begins and ends with its days, or with fewer than were asked for. */
export const restStatus = {
  field: 'restStatus',
  states: ['未生效', '待休', '休假中', '已休', '已销假'],
  initial: '未生效',
  moves: [
    { name: 'begin', label: '开始', from: ['待休'], to: '休假中', who: nobody },
    { name: 'end', label: '结束', from: ['休假中'], to: '已休', who: nobody },
    {
      name: 'cancelRest',
      label: '销假',
      from: ['待休', '休假中', '已休'],
      to: when(
        [
          [not(isSet('actualEnd')), '已销假'],
          [gt(field('startDate'), today()), '待休'],
          [lt(field('actualEnd'), today()), '已休'],
        ],
        '休假中',
      ),
      who: anyOf(me('userId'), holds('restDay:manage')),
      call: {
        path: '/restDay/action/cancelRest',
        names: { endDate: 'lastDate', endHalf: 'lastHalf', reason: 'opinion' },
      },
      asks: { lastDate: date('新结束日期'), lastHalf: oneOf('新结束时段', ['上午', '下午']) },
      opinion: 'required',
      opinionMessage: '请填写原因',
      guard: 'restDay/cancelling',
      effect: 'restDay/cancelled',
      notify: [{ to: ['audit1'], text: '【销假】{userId} {kind} {startDate}' }],
    },
  ],
} as const

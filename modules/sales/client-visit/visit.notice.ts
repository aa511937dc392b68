import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'

const people = ['creatorId', 'companionIds'] as const

/** A visit is planned for today. */
export const customerVisit = notice({
  code: 'customerVisit',
  family: 'customer',
  name: '客户拜访',
  condition: '计划拜访当天08:00与前1小时提醒创建人与同行人，20:00仍未完成提醒创建人；已拜访、补录或取消后停止',
  days: 'calendar',
  about: {
    of: 'clientVisit',
    where: is({ status: '计划' }),
    title: '【拜访】{tzVisit} {clientId}',
    lines: [
      { by: 'tzVisit', on: [0], to: people },
      { by: 'tzVisit', hours: -1, to: people },
      { by: 'tzVisit', on: [0], at: '20:00', to: ['creatorId'], title: '【拜访】今日对{clientId}的拜访尚未登记' },
    ],
  },
})

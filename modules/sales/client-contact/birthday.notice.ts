import { add, allOf, field, is, isSet, lt, multiply, subtract, today, when } from '@chengban/kernel/expr.ts'
import { addMonths, year } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const inYear = addMonths(field('birthday'), multiply(12, subtract(year(today()), year(field('birthday')))))
const next = when(
  [
    [
      lt(inYear, today()),
      addMonths(field('birthday'), multiply(12, subtract(add(year(today()), 1), year(field('birthday'))))),
    ],
  ],
  inYear,
)

/** Reminds people of the birthdays of key contacts; 29 February counts as the 28th in common years. */
export const customerBirthday = notice({
  code: 'customerBirthday',
  family: 'customer',
  name: '联系人生日',
  condition: '关键联系人生日前3天与当天，提醒客户归属人；次日停止',
  days: 'calendar',
  about: {
    of: 'clientContact',
    where: allOf(is({ isKey: true, isUse: true }), isSet('birthday')),
    title: '客户【{clientId}】的{name}{days}天后生日',
    lines: [
      { by: next, on: [-3], to: ['clientId.userId'] },
      { by: next, on: [0], to: ['clientId.userId'], title: '客户【{clientId}】的{name}今天生日' },
    ],
  },
})

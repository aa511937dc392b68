import { allOf, field, is, isSet } from '@chengban/kernel/expr.ts'
import { addDays, coalesce, dateOf, greatest, settingPart } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const lastContact = dateOf(coalesce(greatest(field('tzLastContact'), field('tzOwned')), field('tzCreate')))

/** A client was not spoken to for the term of its grade. */
export const customerContact = notice({
  code: 'customerContact',
  family: 'customer',
  name: '客户待联系',
  condition: '超过等级对应天数（参数 client.visitDays）未联系的客户，每周第一个工作日提醒归属人；联系后停止',
  days: 'calendar',
  about: {
    of: 'client',
    where: allOf(is({ isUse: true, status: ['通过', '变更中'], ownership: ['私有', '锁定'] }), isSet('userId')),
    title: '客户【{name}】已久未联系',
    lines: [
      {
        by: addDays(lastContact, settingPart('client.visitDays', field('grade'))),
        on: [],
        from: 0,
        again: 'firstWorkDay',
        to: ['userId'],
      },
    ],
  },
})

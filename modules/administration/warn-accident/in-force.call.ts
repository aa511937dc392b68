import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { asked } from '@chengban/kernel/deeds/asked.ts'
import { eq, field, ge, given, gt, is } from '@chengban/kernel/expr.ts'
import { coalesce, settingValue } from '@chengban/kernel/formula.ts'
import { list, object } from '@chengban/kernel/gather.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { user } from '../../platform/user/user.entity.ts'

/** One's warnings in force, and how many lock the account. */
export const warningsInForce = asked({
  path: '/warnAccident/inForce',
  label: '有效警告',
  offered: {
    of: 'violate',
    on: 'strip',
    tells: {
      says: [
        { when: ge(field('warnings'), field('lockAt')), words: '有效警告{warnings}次，已达{lockAt}次', alarms: true },
        { when: gt(field('warnings'), 0), words: '有效警告{warnings}/{lockAt}次', waits: true },
        { words: '没有有效警告（满{lockAt}次锁定账号）' },
      ],
      cards: [
        {
          rows: 'nodes',
          title: '{detail}',
          figures: { count: int('次数'), expireDate: date('失效日期') },
          opens: { of: 'warnAccident', by: 'id' },
        },
      ],
    },
  },
  of: user,
  by: 'me',
  sees: eq(field('id'), given('me')),
  figures: {
    warnings: told('int', coalesce(field('numberOfWarnings'), 0)),
    lockAt: told('int', settingValue('violate.lockAt')),
    nodes: told(
      [{ id: 'uuid', detail: 'text', count: 'int', expireDate: 'date' }],
      list({
        of: 'warnAccident',
        by: 'userId',
        where: is({ status: '有效' }),
        value: object({
          id: field('id'),
          detail: field('detail'),
          count: field('count'),
          expireDate: field('expireDate'),
        }),
        sort: ['expireDate'],
      }),
    ),
  },
})

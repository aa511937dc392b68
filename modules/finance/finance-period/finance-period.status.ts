import { allOf, anyOf, field, holds, lt, me, not, today } from '@chengban/kernel/expr.ts'
import { yearMonth } from '@chengban/kernel/formula.ts'

const other = allOf(anyOf(holds('finance:manage'), holds('money:audit2')), not(me('openUserId')))

const asker = [{ who: me('openUserId'), message: '不能审批自己的单据' }] as const

/** Only a month that is over is closed. */
export const ended = { holds: lt(field('month'), yearMonth(today())), message: '月份未结束' } as const

/** A month is closed in its order; opened again only by two. */
export const status = {
  field: 'status',
  states: ['未结账', '已结账', '申请反结账'],
  initial: '未结账',
  moves: [
    {
      name: 'close',
      label: '结账',
      from: ['未结账'],
      to: '已结账',
      who: holds('finance:manage'),
      guards: [ended],
      ahead: 'financePeriod/neighbours',
      guard: 'financePeriod/close',
      set: { tzClose: { from: 'now' }, closeUserId: { from: 'me' }, reason: null, openUserId: null },
    },
    {
      name: 'reopen',
      label: '申请反结账',
      from: ['已结账'],
      to: '申请反结账',
      who: holds('finance:manage'),
      input: ['reason'],
      required: { reason: '请填写原因' },
      ahead: 'financePeriod/neighbours',
      guard: 'financePeriod/reopen',
      set: { openUserId: { from: 'me' } },
      notify: [
        {
          to: [{ holds: 'finance:manage' }, { holds: 'money:audit2' }],
          text: '【反结账】{company}{month}申请反结账：{reason}',
        },
      ],
    },
    {
      name: 'confirmReopen',
      label: '同意反结账',
      from: ['申请反结账'],
      to: '未结账',
      who: other,
      except: asker,
      ahead: 'financePeriod/neighbours',
      guard: 'financePeriod/reopen',
      set: { tzClose: null, closeUserId: null, totals: null },
      effect: 'financePeriod/opened',
    },
    {
      name: 'refuseReopen',
      label: '拒绝反结账',
      from: ['申请反结账'],
      to: '已结账',
      who: other,
      except: asker,
      set: { openUserId: null },
    },
  ],
} as const

import { nobody } from '@chengban/kernel/expr.ts'

/** The night closes what nobody summed up in time, and tells the person and their head. */
export const closedLate = (text: string) =>
  ({
    name: 'close',
    label: '逾期关闭',
    from: ['待总结'],
    to: '逾期关闭',
    who: nobody,
    set: { overdueDate: { from: 'today' } },
    notify: [{ to: ['userId', { headOf: 'userId' }], text }],
  }) as const

import { holds } from '@chengban/kernel/expr.ts'
import { figure, type HomeCards, shown } from '@chengban/kernel/home.ts'

/** Holidays, and what administrators look after. */
export const platformCards: HomeCards = {
  calendar: [shown({ kind: '节假日', of: 'holiday', day: 'date' })],
  figures: [
    {
      key: 'figuresSystem',
      label: '系统概况',
      who: holds('config:manage'),
      isLast: true,
      figures: [
        figure({
          key: 'signInsFailed',
          label: '今日登录失败',
          of: 'loginLog',
          where: { result: { in: ['失败', '锁定'] } },
          days: { of: 'tzCreate', from: 0, to: 0 },
          at: '/debug',
          isBad: true,
        }),
      ],
    },
  ],
}

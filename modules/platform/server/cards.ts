import { holds } from '@chengban/kernel/expr.ts'
import { figure, type HomeCards, shown, thisMoment } from '@chengban/kernel/home.ts'

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
          key: 'sessions',
          label: '在线会话',
          of: 'loginLog',
          where: {
            result: { equalTo: '成功' },
            tzRevoke: { isNull: true },
            tzExpire: { greaterThan: thisMoment },
          },
          at: '/debug',
        }),
        figure({
          key: 'signInsFailed',
          label: '今日登录失败',
          of: 'loginLog',
          where: { result: { in: ['失败', '锁定'] } },
          days: { of: 'tzCreate', from: 0, to: 0 },
          at: '/debug',
          isBad: true,
        }),
        figure({ key: 'files', label: '文件', of: 'storedFile', at: '/debug' }),
        figure({ key: 'bytes', label: '文件大小', of: 'storedFile', sum: 'size', unit: 'B', at: '/debug' }),
      ],
    },
  ],
}

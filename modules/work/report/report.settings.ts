import { time } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('report.dailyOpen', time('日报开放填写的时刻', { default: '16:00' })),
  setting('report.dailyDue', time('日报按时提交的截止时刻', { default: '21:00' })),
  setting(
    'report.dailyLock',
    text('次一工作日锁定日报的时刻', {
      default: '23:59:59',
      pattern: { source: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$', message: '应为时刻，如23:59:59' },
    }),
  ),
  setting('report.unlockHours', int('解锁后可补交的小时数', { default: 24, min: 1 })),
  setting('report.lockAfter', int('一个月缺交多少份报告即锁定账号', { default: 3, min: 1 })),
]

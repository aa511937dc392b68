import { time } from '@chengban/kernel/kinds/date.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

const clock = (label: string) => time(label, { required: true })

export const settings: readonly Setting[] = [
  setting('app.lastVer', json('已发布的版本，在系统管理的版本发布中维护'), { first: { version: '1.0.0' } }),
  setting('ui.title', text('系统名称', { hint: '显示在浏览器标题与登录页', default: '办公管理系统' })),
  setting('ui.productionHosts', json('正式环境的域名', { hint: '其他域名显示测试标记', structure: ['text'] }), {
    first: [],
  }),
  setting(
    'workday.hours',
    lines('工作时段', { from: clock('从'), to: clock('到') }, { hint: '用于计算审批时限与工时' }),
    {
      stored: 'tuples',
      first: [
        ['08:30', '12:00'],
        ['13:30', '18:00'],
      ],
    },
  ),
]

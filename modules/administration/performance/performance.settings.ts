import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { parts } from '@chengban/kernel/kinds/parts.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

const weight = (label: string) => int(label, { min: 0, max: 100 })

const weekly = {
  task: weight('任务'),
  quality: weight('质量'),
  report: weight('报告'),
  meeting: weight('会议'),
  weekend: weight('周末任务'),
  discipline: weight('纪律'),
}

const quarterly = { ...weekly, okr: weight('OKR') }

export const settings: readonly Setting[] = [
  setting(
    'performance.weights',
    parts('绩效各项权重', { 周: parts('周', weekly), 季度: parts('季度', quarterly) }, { hint: '每组合计100' }),
    {
      first: {
        周: { task: 40, quality: 20, report: 15, meeting: 10, weekend: 5, discipline: 10 },
        季度: { task: 30, quality: 15, report: 15, meeting: 10, weekend: 5, discipline: 10, okr: 15 },
      },
    },
  ),
  setting(
    'performance.grades',
    lines('绩效等级的分数线', {
      grade: text('等级', { required: true }),
      least: int('最低分', { required: true, min: 0 }),
    }),
    {
      stored: 'tuples',
      first: [
        ['S', 95],
        ['A', 85],
        ['B', 75],
        ['C', 60],
        ['D', 0],
      ],
    },
  ),
  setting('performance.confirmDays', int('绩效确认的工作日数', { default: 3, min: 1 })),
  setting('performance.correctMax', decimal('主管可调整的分数上限', { default: '10', min: 0 })),
]

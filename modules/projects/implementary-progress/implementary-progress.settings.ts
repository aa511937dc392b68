import { text } from '@chengban/kernel/kinds/text.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting(
    'imp.nodeWeights',
    text('准备与六个阶段的权重', {
      hint: '合计100',
      default: '10,10,25,15,15,15,10',
      pattern: { source: '^\\d+(,\\d+){6}$', message: '应为七个以逗号分隔的整数' },
    }),
  ),
]

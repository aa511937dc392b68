import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting('project.hoursPerDay', decimal('一人天折合的小时数', { default: '8', min: 1, max: 24, digits: 1 })),
  setting('project.manDayRate', money('一人天的成本', { default: '1000.00', min: 0 })),
  setting('project.audit3ManDay', decimal('超过此人天须三级审核', { default: '60', min: 0 })),
  setting('project.audit4Budget', money('预算超过此数须四级审核', { default: '500000.00', min: 0 })),
  setting('project.temporaryDays', int('临时项目的有效天数', { default: 30, min: 1 })),
  setting('project.reportTokenDays', int('客户链接的有效天数', { default: 30, min: 1 })),
  setting('project.urgeHours', int('同一项目催办的间隔', { hint: '小时', default: 4, min: 1 })),
]

import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'

const people = ['userId', 'demoUserIds'] as const

/** A demonstration comes near, or is to be summed up. */
export const officeDemo = notice({
  code: 'officeDemo',
  family: 'office',
  name: '演示申请',
  condition: '演示前一天17:00与开始前1小时提醒演示人与申请人；待总结期间每日提醒申请人；完成、取消或逾期关闭后停止',
  days: 'calendar',
  about: [
    {
      of: 'demoApply',
      where: is({ demoStatus: ['准备中', '待演示'] }),
      title: '【演示】{name} {tzStart} {place}',
      lines: [
        { by: 'tzStart', on: [-1], at: '17:00', to: people },
        { by: 'tzStart', hours: -1, to: people },
      ],
    },
    {
      of: 'demoApply',
      where: is({ demoStatus: '待总结' }),
      title: '【演示】{name}已结束，请填写演示总结',
      lines: [{ by: 'tzEnd', on: [], from: 1, again: 1, to: ['userId'] }],
    },
  ],
})

import { field, is, multiply } from '@chengban/kernel/expr.ts'
import { addHours, dateOf, enteredAt, settingValue } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const people = ['userId', 'companionId', 'sealId.keeperId'] as const
const isOut = is({ useStatus: ['已借出', '待归还审核'] })

/** Reminds people to return a seal or to upload the stamped document. */
export const officeSeal = notice({
  code: 'officeSeal',
  family: 'office',
  name: '用印',
  condition:
    '外借归还前2小时（参数 seal.remindHours）与逾期后每日09:00提醒申请人、陪同人与保管人，逾期同时提醒部门负责人；待上传第1、3、5个工作日提醒申请人；归还或归档后停止',
  days: 'calendar',
  time: '09:00',
  about: [
    {
      of: 'officialSealUse',
      where: isOut,
      title: '【用印】{sealId}应于{tzBackPlan}归还',
      lines: [
        {
          by: addHours(field('tzBackPlan'), multiply(settingValue('seal.remindHours'), -1)),
          hours: 0,
          to: people,
        },
        {
          by: 'tzBackPlan',
          on: [],
          from: 1,
          again: 1,
          to: [...people, { headOf: 'userId' }],
          title: '【用印】{sealId}已逾期{days}天未归还',
        },
      ],
    },
    {
      of: 'officialSealUse',
      where: is({ useStatus: '待上传' }),
      title: '【用印】{name}已用印，请上传盖章扫描件',
      lines: [
        { by: dateOf(enteredAt('officialSealUse', 'useStatus')), on: [1, 3, 5], days: 'working', to: ['userId'] },
      ],
    },
  ],
})

import { dict } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

/** Days for each grade; the line without a grade is for all others. */
const byGrade = {
  grade: dict('客户等级', 'clientGrade', { hint: '空为其他等级' }),
  days: int('天数', { required: true, min: 0 }),
}

export const settings: readonly Setting[] = [
  setting('client.claimPerDay', int('每人每天可领取的公海客户数', { default: 5, min: 0 })),
  setting('client.capacity', int('每人可拥有的私有客户数', { default: 100, min: 0 })),
  setting('client.previousOwnerGap', int('原负责人多少天后可再次领取', { default: 30, min: 0 })),
  setting('client.poolDays', lines('各级客户多少天未联系转入公海', byGrade, { hint: '0为不转入' }), {
    stored: 'byFirst',
    first: { A: 90, B: 60, C: 30, '': 30 },
  }),
  setting('client.poolWarnDays', int('转入公海前提醒的天数', { default: 3, min: 0 })),
  setting('client.visitDays', lines('各级客户应拜访的间隔天数', byGrade), {
    stored: 'byFirst',
    first: { A: 30, B: 60, C: 90, '': 90 },
  }),
]

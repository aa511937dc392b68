import { flow } from '@chengban/kernel/flow-setting.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { type Setting, setting } from '@chengban/kernel/setting.ts'

export const settings: readonly Setting[] = [
  setting(
    'restDay.kinds',
    lines('假别及其规则', {
      kind: dict('假别', 'restKind', { required: true }),
      balance: bool('扣余额'),
      paid: bool('带薪'),
      sick: bool('算病假'),
      present: bool('算出勤'),
      file: bool('须证明'),
      fileFrom: int('超过几天须证明', { min: 0 }),
      calendar: bool('按自然日'),
      max: int('最多天数', { min: 1 }),
    }),
    {
      stored: 'byFirst',
      first: {
        调休: { balance: true, paid: true },
        年假: { balance: true, paid: true },
        事假: {},
        病假: { sick: true, fileFrom: 1 },
        婚假: { paid: true, file: true, max: 10 },
        产假: { paid: true, file: true, calendar: true, max: 158 },
        陪产假: { paid: true, file: true, calendar: true, max: 15 },
        丧假: { paid: true, max: 3 },
        工伤假: { paid: true, file: true },
        学习: { paid: true },
        出差: { paid: true, present: true },
        外出: { paid: true, present: true },
      },
    },
  ),
  flow('restDay', '请假', { approvers: { 1: 'departmentHead' }, cc: ['operation:restDay:manage'] }),
]

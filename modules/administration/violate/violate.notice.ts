import { is, today } from '@chengban/kernel/expr.ts'
import { enteredAt } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
/** A statement is owed, or an offence waits for a decision. */
export const officeViolate = notice({
  code: 'officeViolate',
  family: 'office',
  name: '违规',
  condition: '待说明时与说明截止前一天提醒本人；待审核每个工作日提醒审核人；说明或审核后停止',
  days: 'calendar',
  isDuty: true,
  about: [
    {
      of: 'violate',
      where: is({ status: '待说明' }),
      title: '【违规】请于{statementDue}前说明：{detail}',
      lines: [
        { by: enteredAt('violate', 'status'), once: true, to: ['userId'] },
        { by: 'statementDue', on: [-1], to: ['userId'] },
      ],
    },
    {
      of: 'violate',
      where: is({ status: ['待审核', '复核中'] }),
      title: '【违规】{userId}已说明，待审核',
      lines: [{ by: today(), on: [0], days: 'working', to: [{ holds: 'violate:audit' }] }],
    },
  ],
})

import { allOf, anyOf, field, is, isSet, le, not, today } from '@chengban/kernel/expr.ts'
import { addDays, coalesce, dateOf, settingValue } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { isPursued } from './open-stages.ts'

const lastLog = dateOf(coalesce(field('tzLastLog'), field('tzSubmit'), field('tzCreate')))

/** Nobody has written of an opportunity for long. */
export const businessSilent = notice({
  code: 'businessSilent',
  family: 'business',
  name: '商机未跟进',
  condition:
    '进行中且持续跟进的商机14天（参数 business.silentDays）无手工日志提醒业务员，21天同时提醒业绩部门负责人；写日志、约定下次跟进、不再跟进或结束后停止',
  days: 'calendar',
  about: {
    of: 'businessOpportunity',
    where: allOf(isPursued, is({ isFollow: true }), anyOf(not(isSet('dtNext')), le(field('dtNext'), today()))),
    title: '商机【{name}】已{days}天没有跟进',
    lines: [
      {
        by: addDays(lastLog, settingValue('business.silentDays')),
        on: [0],
        to: ['salesPersonnel'],
        title: '商机【{name}】已有一段时间没有跟进，请填写日志',
      },
      { by: lastLog, on: [21], to: ['salesPersonnel', { headOf: 'performanceFrom' }] },
    ],
  },
})

import { allOf, anyOf, field, isSet, lt, not } from '@chengban/kernel/expr.ts'
import { dateOf } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { isPursued } from './open-stages.ts'

/** The day agreed for the next step has come. */
export const businessNext = notice({
  code: 'businessNext',
  family: 'business',
  name: '商机待跟进',
  condition: '下次跟进日期当天及逾期后每日，提醒业务员与协助人；写日志或改到以后停止',
  days: 'calendar',
  about: {
    of: 'businessOpportunity',
    where: allOf(isPursued, anyOf(not(isSet('tzLastLog')), lt(dateOf(field('tzLastLog')), field('dtNext')))),
    title: '商机【{name}】应于{dtNext}跟进',
    lines: [{ by: 'dtNext', on: [0], again: 1, to: ['salesPersonnel', 'helperId'] }],
  },
})

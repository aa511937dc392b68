import { allOf, field, is, isSet, not } from '@chengban/kernel/expr.ts'
import { addDays, coalesce, dateOf, setting } from '@chengban/kernel/formula.ts'
/** A project without a contract yet, and the day on which it closes by itself. */
export const isTemporary = allOf(
  is({ isTemporary: true, projectStatus: ['待启动', '准备', '实施中'] }),
  not(isSet('contractId')),
)
export const closingDay = addDays(dateOf(field('tzApprove')), coalesce(setting('project.temporaryDays'), 30))

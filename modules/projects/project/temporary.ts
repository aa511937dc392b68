import { allOf, field, is, isSet, not } from '@chengban/kernel/expr.ts'
import { addDays, dateOf, settingValue } from '@chengban/kernel/formula.ts'
/** A project still without a contract; it closes automatically on `closingDay`. */
export const isTemporary = allOf(
  is({ isTemporary: true, projectStatus: ['待启动', '准备', '实施中'] }),
  not(isSet('contractId')),
)
export const closingDay = addDays(dateOf(field('tzApprove')), settingValue('project.temporaryDays'))

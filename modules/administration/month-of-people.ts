import { dict } from '@chengban/kernel/kinds/choice.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { month } from '@chengban/kernel/kinds/text.ts'

/** A month of all people, of those of a company, or of some; by the column that says the month. */
export const monthOfPeople = <M extends string>(at: M) =>
  ({
    month: { field: month('月份', { required: true }), at },
    company: { field: dict('公司', 'company'), at: 'userId.company' },
    userIds: { field: refs('人员', 'user'), at: 'userId' },
  }) as const

import { dict } from '@chengban/kernel/kinds/choice.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { month } from '@chengban/kernel/kinds/text.ts'

/** Names rows by their month, and by a company or by people where these are sent. `at` is the column of the month. */
export const monthOfPeople = <M extends string>(at: M) =>
  ({
    month: { field: month('月份', { required: true }), at },
    company: { field: dict('公司', 'company'), at: 'userId.company' },
    userIds: { field: refs('人员', 'user'), at: 'userId' },
  }) as const

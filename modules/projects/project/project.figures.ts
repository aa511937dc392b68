import { add, anyOf, count, is, isFilled, isSet, le, lt, not, sum, today, when } from '@chengban/kernel/expr.ts'
import { coalesce, daysBetween, divide, of, round, settingValue } from '@chengban/kernel/formula.ts'
import { columns, list, object, total } from '@chengban/kernel/gather.ts'
import { openApply, openBug } from '../open-problems.ts'

/** The parts in which people work on a project. */
export const memberKinds = ['back', 'foregoing', 'implement', 'teammates', 'carryOut'] as const

/** Who works on it in one part. */
export const members = (kind: (typeof memberKinds)[number]) =>
  list({
    of: 'projectMember',
    by: 'projectId',
    where: is({ kind }),
    value: object({ ...columns('userId', 'startDate', 'endDate', 'load'), name: of('userId', 'name') }),
    sort: ['tzCreate'],
  })

const hours = sum({ of: 'wbsHour', by: 'wbsTaskId', column: 'hours' })

/** Days worked on it, of as many hours as the configuration says. */
export const usedManDay = round(
  divide(total({ of: 'wbsTask', by: 'projectId', value: hours }), settingValue('project.hoursPerDay')),
  1,
)

const until = of('contractId', 'maintainDate')

/** Maintenance state of the project's contract; the last day is included. */
export const maintainState = when(
  [
    [not(coalesce(of('contractId', 'needMaintain'), false)), '不维护'],
    [anyOf(not(isSet('tzAcceptStatus')), not(isFilled(until))), '未开始'],
    [lt(until, today()), '已过期'],
    [le(daysBetween(today(), until), 90), '即将到期'],
  ],
  '维护中',
)

/** Faults and requirements of it that are not over. */
export const openProblems = add(
  count({ of: 'bug', by: 'projectId', where: openBug }),
  count({ of: 'applyFor', by: 'projectId', where: openApply }),
)

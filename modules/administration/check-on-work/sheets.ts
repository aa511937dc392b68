import { allOf, exists, field, first, is, isSet, le, not, today } from '@chengban/kernel/expr.ts'
import { dayOf, greatest, lastDay, least, month, parent, year } from '@chengban/kernel/formula.ts'
import { due, owed, type Task } from '@chengban/kernel/job.ts'

const begin = dayOf(year(today()), month(today()), 1)
const end = lastDay(today())

/** Everybody who is counted has a sheet of the running month, from their arrival to their last day. */
export const sheets: readonly Task[] = [
  owed({
    of: 'checkOnWork',
    per: 'user',
    where: allOf(
      is({ status: '在职', isExamine: true }),
      not(
        exists({
          of: 'checkOnWork',
          by: 'userId',
          where: allOf(le(field('startDate'), today()), le(today(), field('endDate'))),
        }),
      ),
    ),
    values: {
      userId: field('id'),
      startDate: greatest(begin, field('tzProbation')),
      endDate: least(end, field('tzDemobilize')),
    },
    key: ['userId', 'startDate'],
    isChecked: true,
  }),
  // facts recorded before their sheet was created
  due({
    of: 'checkOnWorkFact',
    where: allOf(
      not(isSet('checkOnWorkId')),
      exists({
        of: 'checkOnWork',
        by: 'userId',
        at: 'userId',
        where: allOf(
          le(field('startDate'), parent('date')),
          le(parent('date'), field('endDate')),
          not(is({ status: ['已确认', '已锁定'] })),
        ),
      }),
    ),
    set: {
      checkOnWorkId: first({
        of: 'checkOnWork',
        by: 'userId',
        at: 'userId',
        column: 'id',
        where: allOf(le(field('startDate'), parent('date')), le(parent('date'), field('endDate'))),
      }),
    },
  }),
]
